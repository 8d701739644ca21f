/** Any address of this site would do: only what comes after the origin is used. */
const origin = "https://this-site.invalid";

/**
 * The path of this site that `?next=` names, or `/`. It is read the way a browser reads it (which drops tabs and takes
 * backslashes for slashes), so that no link to the login leads anywhere else.
 */
export function pathOfThisSite(next: string | string[] | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const { origin: named, pathname, search, hash } = new URL(next, origin);
  return named === origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
