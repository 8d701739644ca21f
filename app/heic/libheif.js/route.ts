import { readFile } from "node:fs/promises";
import path from "node:path";

/** The decoder of HEIC photos with its WebAssembly, for public/heic-worker.js. */
export async function GET(): Promise<Response> {
  const file = path.join(process.cwd(), "node_modules/libheif-js/libheif-wasm/libheif-bundle.js");
  return new Response(await readFile(file), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=604800",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
