import { createHash } from "node:crypto";
import { withScriptsAfterPaint } from "@/server/cache/scripts-after-paint";

/** What stands in the markup in the place of the nonce; no policy names it, so it opens nothing. */
const inert = "shared";

/** With more of them the header would outgrow what reverse proxies take by default. */
const maxHashes = 24;

/** The nonce that a Content-Security-Policy names, or null. */
export function nonceOf(policy: string): string | null {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? null;
}

/** Those with the nonce alone: what somebody may have smuggled into a text of the page has none, and stays refused. */
function hashesOf(html: string, element: "script" | "style", nonce: string): string[] {
  const all = html.matchAll(new RegExp(`<${element}( [^>]*)>([^]*?)</${element}>`, "g"));
  const inline = [...all].filter(
    ([, attributes]) => attributes?.includes(` nonce="${nonce}"`) && !/ (data-)?src=/.test(attributes),
  );
  return inline.map(([, , text]) => {
    const sent = text?.replaceAll(nonce, inert) ?? "";
    return `'sha256-${createHash("sha256").update(sent).digest("base64")}'`;
  });
}

/**
 * Next sends the data of a page in one script for each few kilobytes; of those that follow one another this makes one, so
 * that a long page needs no more hashes than a short one.
 */
const withDataTogether = (html: string, nonce: string): string =>
  html.replaceAll(`"])</script><script nonce="${nonce}">self.__next_f.push([`, '"]);self.__next_f.push([');

/**
 * Makes a page that was rendered with a nonce of its own fit for everybody: a nonce that many know would be none, so
 * the policy names the hashes of the scripts and styles that carried it instead. Returns null for a page with too many.
 */
export function sharePage(given: string, policy: string, nonce: string): { html: string; policy: string } | null {
  const html = withScriptsAfterPaint(withDataTogether(given, nonce), nonce);
  const scripts = hashesOf(html, "script", nonce);
  const styles = hashesOf(html, "style", nonce);
  if (scripts.length + styles.length > maxHashes) return null;
  const directives = policy.split("; ").map((directive) => {
    const hashes = directive.startsWith("script-src ") ? scripts : styles;
    const named = directive.replace(` 'nonce-${nonce}'`, hashes.map((hash) => ` ${hash}`).join(""));
    // A file is known by where it comes from: 'strict-dynamic' would refuse each that no nonce vouches for.
    return named.replace(" 'strict-dynamic'", "");
  });
  return { html: html.replaceAll(nonce, inert), policy: directives.join("; ") };
}
