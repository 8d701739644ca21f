import { createHash } from "node:crypto";

const placeholder = "shared";

/** With more hashes the header exceeds the default limits of reverse proxies. */
const maxHashes = 24;

/** Merges the adjacent scripts with React's flight data, so that long pages need no more hashes. */
export function mergeFlightScripts(html: string, nonce: string): string {
  return html.replaceAll(`"])</script><script nonce="${nonce}">self.__next_f.push([`, '"]);self.__next_f.push([');
}

export function nonceOf(policy: string): string | null {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? null;
}

/** The hashes of the elements with the nonce; injected elements have no nonce and stay blocked. */
function inlineHashes(html: string, element: "script" | "style", nonce: string): string[] {
  const elements = html.matchAll(new RegExp(`<${element}( [^>]*)>([^]*?)</${element}>`, "g"));
  const inline = [...elements].filter(
    ([, attributes]) => attributes?.includes(` nonce="${nonce}"`) && !attributes.includes(" src="),
  );
  return inline.map(([, , text]) => {
    const content = text?.replaceAll(nonce, placeholder) ?? "";
    return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  });
}

/**
 * Replaces the nonce by hashes, so that the page can be cached: a nonce protects only while it is secret. Throws for too many
 * inline elements.
 */
export function replaceNonce(page: string, policy: string, nonce: string): { html: string; policy: string } {
  const html = mergeFlightScripts(page, nonce);
  const scripts = inlineHashes(html, "script", nonce);
  const styles = inlineHashes(html, "style", nonce);
  if (scripts.length + styles.length > maxHashes) throw new Error("The page has too many inline scripts.");
  const directives = policy.split("; ").map((directive) => {
    const hashes = directive.startsWith("script-src ") ? scripts : styles;
    const hashed = directive.replace(` 'nonce-${nonce}'`, hashes.map((hash) => ` ${hash}`).join(""));
    // 'strict-dynamic' would block script files, which have neither nonce nor hash.
    return hashed.replace(" 'strict-dynamic'", "");
  });
  return { html: html.replaceAll(nonce, placeholder), policy: directives.join("; ") };
}
