// Minimal servers to compare the site with:
//   node --import tsx bench/baseline-server.ts bytes <port> <file with status, headers and body>
//   node --import tsx bench/baseline-server.ts plain <port> <file with the markup>
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import next from "next";
import { buildOnePageApp } from "@/bench/one-page-app";

const [kind, port, source = ""] = process.argv.slice(2);

function bytes(): RequestListener {
  const { headers, body } = JSON.parse(readFileSync(source, "utf8")) as { headers: string[]; body: string };
  const content = Buffer.from(body, "base64");
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(content);
  };
}

async function plain(): Promise<RequestListener> {
  process.env.MARKUP_FILE = source;
  const app = next({ dev: false, dir: await buildOnePageApp("plain"), quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}

const kinds = { bytes, plain };
const listener = await kinds[kind as keyof typeof kinds]();
createServer(listener).listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
process.once("disconnect", () => process.exit(0));
