import { createHash } from "node:crypto";

/** More statements than the site has; lists of ids of every length are what could go beyond it. */
const most = 500;
/** Longer ones bring a row for each of many things, and are hardly sent twice. */
const longest = 16_000;

// The server and Next's build each have a copy of this file.
const globals = globalThis as typeof globalThis & { statementsAreNamed?: boolean };
const names = new Map<string, string>();

/**
 * To be called once it is known that no connection pooler stands before the database: one that lends connections per
 * transaction may not know a prepared statement again.
 */
export function nameStatements(): void {
  globals.statementsAreNamed = true;
}

/**
 * The name under which PostgreSQL keeps a statement's plan on each connection, so that it is planned once: planning the
 * larger ones takes as long as running them. It comes from the statement's text, so that it never means another one.
 * Empty, which means no name, where statements are not to be named or there are too many already.
 */
export function statementName({ sql }: { sql: string }): string {
  if (!globals.statementsAreNamed) return "";
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= most || sql.length > longest) return "";
  const name = createHash("sha256").update(sql).digest("base64url");
  names.set(sql, name);
  return name;
}
