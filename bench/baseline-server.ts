// Minimal servers to compare the site with:
//   node --import tsx bench/baseline-server.ts bytes <port> <file with status, headers and body>
//   node --import tsx bench/baseline-server.ts teams <port> <database URL>
//   node --import tsx bench/baseline-server.ts plain <port> <file with the markup>
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import next from "next";
import { Pool } from "pg";
import { fullTeamsSql } from "@/bench/full-teams";
import { buildOnePageApp } from "@/bench/one-page-app";
import { inCheckout } from "@/scripts/lib/checkout";

const [kind, port, source = ""] = process.argv.slice(2);

function bytes(): RequestListener {
  const { headers, body } = JSON.parse(readFileSync(source, "utf8")) as { headers: string[]; body: string };
  const content = Buffer.from(body, "base64");
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(content);
  };
}

function teams(): RequestListener {
  const pool = new Pool({ connectionString: source, max: 10 });
  const folder = inCheckout("public", "flags");
  const flags = JSON.stringify(
    Object.fromEntries(
      readdirSync(folder).map((file) => [file.slice(0, 2).toUpperCase(), readFileSync(`${folder}/${file}`, "base64")]),
    ),
  );
  return async (_request, response) => {
    const { rows } = await pool.query<{ body: string }>({ name: "teams", text: fullTeamsSql, values: [flags] });
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(rows[0]?.body);
  };
}

async function plain(): Promise<RequestListener> {
  process.env.MARKUP_FILE = source;
  const app = next({ dev: false, dir: await buildOnePageApp("plain"), quiet: true });
  await app.prepare();
  return app.getRequestHandler();
}

const kinds = { bytes, teams, plain };
const listener = await kinds[kind as keyof typeof kinds]();
createServer(listener).listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
process.once("disconnect", () => process.exit(0));
