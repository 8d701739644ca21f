const origin = "https://this-site.invalid";

/**
 * The path to open after the login: `next`, or the home page if `next` leads to another site. It is parsed as by browsers,
 * which drop tabs and take backslashes for slashes.
 */
export function safeNextPath(next: string | string[] | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const { origin: resolvedOrigin, pathname, search, hash } = new URL(next, origin);
  return resolvedOrigin === origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
