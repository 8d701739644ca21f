import { readFile } from "node:fs/promises";
import path from "node:path";
import { notFound, problemResponse } from "@/lib/platform/errors/problem";

const types = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"],
]);

/** Swagger UI's own files. Their URLs contain its version, so that browsers can keep them. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const type = types.get(file);
  if (!type) return problemResponse(notFound("file"), request.headers.get("x-request-id") ?? crypto.randomUUID());
  const content = await readFile(path.join(process.cwd(), "node_modules/swagger-ui-dist", file));
  return new Response(content, {
    headers: { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
