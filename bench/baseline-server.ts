// The least that a server can do, in a process of its own, for the site to be compared with:
//   node --import tsx bench/baseline-server.ts bytes <port> <file with status, headers and body>
//   node --import tsx bench/baseline-server.ts teams <port> <database URL>
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { Pool } from "pg";
import { fullTeamsSql } from "@/bench/full-teams";
import { inCheckout } from "@/scripts/lib/checkout";

const [kind, port, source = ""] = process.argv.slice(2);

/** node:http sending the bytes it was given. */
function bytes(): RequestListener {
  const { headers, body } = JSON.parse(readFileSync(source, "utf8")) as { headers: string[]; body: string };
  const content = Buffer.from(body, "base64");
  return (_request, response) => {
    response.writeHead(200, headers);
    response.end(content);
  };
}

/** pg passing on the JSON that PostgreSQL makes. */
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

createServer(kind === "bytes" ? bytes() : teams()).listen(Number(port), "127.0.0.1", () => process.send?.("listening"));
process.once("disconnect", () => process.exit(0));
