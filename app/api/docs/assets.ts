import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { startScript } from "@/app/api/docs/start-script";
import { style } from "@/app/api/docs/style";

interface Asset {
  type: string;
  body: Buffer<ArrayBuffer>;
  /** Contains a hash of the content, so that browsers can cache the file permanently. */
  url: string;
}

const css = "text/css; charset=utf-8";
const script = "text/javascript; charset=utf-8";

function asset(name: string, type: string, content: string | Buffer): [string, Asset] {
  const body = Buffer.from(content);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 16);
  return [name, { type, body, url: `/api/docs/${name}?v=${hash}` }];
}

function fromSwaggerUi(name: string): Buffer {
  return readFileSync(path.join(process.cwd(), "node_modules/swagger-ui-dist", name));
}

let read: Map<string, Asset> | undefined;

/** The files of the reference page by name, read once. */
export function assets(): ReadonlyMap<string, Asset> {
  read ??= new Map([
    asset("swagger-ui.css", css, fromSwaggerUi("swagger-ui.css")),
    asset("swagger-ui-bundle.js", script, fromSwaggerUi("swagger-ui-bundle.js")),
    asset("style.css", css, style),
    asset("start.js", script, startScript),
  ]);
  return read;
}
