import { allowedSchemes } from "@/lib/contest/html-rules";

const scheme = /^([a-z][a-z\d+.-]*):/i;
const isAllowedScheme = (name: string) => allowedSchemes.some((allowed) => allowed === name.toLowerCase());

/** Whether a link may lead there: to the web, a mailbox or a telephone, to a page of this site or a place on the page. */
export function isLinkAddress(address: string): boolean {
  // Browsers skip control characters and spaces inside an address's scheme.
  if (/[\s\p{Cc}]/u.test(address)) return false;
  const [, name] = scheme.exec(address) ?? [];
  return name ? isAllowedScheme(name) && address.length > name.length + 1 : /^(\/(?![/\\])|#.)/.test(address);
}

/**
 * The address that somebody means by what they typed: `ioi.org` is a web page, `a@b.example` a mailbox. Null if no link
 * may lead there.
 */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  const guess = /^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  const isName = /^[^\s/:]+\.[^\s/:.]{2,}(:\d+)?([/?#]\S*)?$/.test(text);
  return isName && isLinkAddress(guess) ? guess : null;
}
