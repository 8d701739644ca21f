import { allowedSchemes } from "@/lib/platform/html/allowed-html";

const scheme = /^([a-z][a-z\d+.-]*):/i;
const isAllowedScheme = (name: string) => allowedSchemes.some((allowed) => allowed === name.toLowerCase());

export function isLinkAddress(address: string): boolean {
  // Browsers ignore control characters and spaces in a scheme.
  if (/[\s\p{Cc}]/u.test(address)) return false;
  const [, name] = scheme.exec(address) ?? [];
  return name ? isAllowedScheme(name) && address.length > name.length + 1 : /^(\/(?![/\\])|#.)/.test(address);
}

/** Completes typed text, e.g. `ioi.org` or `a@b.example`; null if it is not allowed. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (isLinkAddress(text)) return text;
  const guess = /^[^/@:]+@[^/@:]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  const isName = /^[^/:]+\.[^/:.]{2,}(:\d+)?([/?#].*)?$/.test(text);
  return isName && isLinkAddress(guess) ? guess : null;
}
