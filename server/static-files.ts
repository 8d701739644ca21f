import { publicFiles } from "@/lib/platform/http/public-files";

const day = 24 * 60 * 60;

/** Seconds for which browsers may cache the files of a folder of public/; others are revalidated each time. */
const maxAge: Record<string, number> = { flags: 7 * day };

/** Whether a path belongs to the build's files or to an existing file of public/. */
export const isStaticFile = (path: string): boolean => path.startsWith("/_next/static/") || publicFiles.has(path);

/** The headers of a static file that differ from Next's. */
export function staticHeaders(path: string): Record<string, string> {
  // Next answers with a page for a file that the build does not have.
  if (path.startsWith("/_next/static/")) return { "Content-Security-Policy": "default-src 'none'" };
  const seconds = maxAge[path.split("/")[1] ?? ""];
  return seconds ? { "Cache-Control": `public, max-age=${seconds}` } : {};
}
