/** A placeholder for the site's origin, which is not part of the result. */
const origin = "https://this-site.invalid";

/**
 * The path in `?next=`, or `/` if it is not one of this site. Parsed as browsers do (they drop tabs and treat backslashes
 * as slashes), so that a link to the login page cannot redirect to another site.
 */
export function pathOfThisSite(next: string | string[] | undefined): string {
  if (typeof next !== "string" || !next.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const { origin: named, pathname, search, hash } = new URL(next, origin);
  return named === origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
