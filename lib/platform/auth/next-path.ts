const origin = "https://this-site.invalid";

/** Parsed as browsers do (no tabs, backslashes as slashes), so that no login link redirects to another site. */
export function pathOfThisSite(next: string | string[] | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const { origin: named, pathname, search, hash } = new URL(next, origin);
  return named === origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
