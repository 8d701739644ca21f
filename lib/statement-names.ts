/** More statements than the site has; lists of ids of every length are what could go beyond it. */
const most = 500;

const names = new Map<string, string>();

/**
 * The name under which PostgreSQL keeps a statement's plan on each connection, so that it is planned once: planning the
 * larger ones takes as long as running them. Empty, which means no name, when there are too many already.
 */
export function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= most) return "";
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
