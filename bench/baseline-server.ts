// node --import tsx bench/baseline-server.ts <raw | plain> <url>: what <url> responds with, from memory by node:http or
// rendered by a Next application that does nothing else. Sends its port to the parent process.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { plainAppFolder } from "@/bench/plain-app";
import { requestRaw } from "@/e2e/support/raw-http";
import { without } from "@/lib/platform/pick";

const [kind, url = ""] = process.argv.slice(2);

async function raw(): Promise<RequestListener> {
  const { headers, body } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
  const fixedHeaders = without(headers, { date: true, connection: true, "keep-alive": true });
  return (_request, response) => {
    response.writeHead(200, fixedHeaders);
    response.end(body);
  };
}

async function plain(): Promise<RequestListener> {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf(">", html.indexOf("<body")) + 1, html.indexOf("</body>"));
  Object.assign(globalThis, { markup: body.replace(/<script\b[\s\S]*?<\/script>/g, "") });
  const app = next({ dev: false, dir: plainAppFolder, quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}

const server = createServer(await (kind === "raw" ? raw() : plain()));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit(0));
