import { parseHtml } from "@/components/forms/rich-text/parse-html";
import { allowedAttributes, allowedSchemes, allowedTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

const links = (body: HTMLElement) => [...body.querySelectorAll<HTMLAnchorElement>("a[href]")];
const linkTag = (link: HTMLAnchorElement) => `<a href="${link.getAttribute("href")}">`;
const isAllowed = (link: HTMLAnchorElement) =>
  allowedSchemes.some((scheme) => `${scheme}:` === link.protocol) &&
  !/^\s*[/\\]{2}/.test(link.getAttribute("href") ?? "");

/** The tags that the server removes or shortens when the HTML is saved (lib/platform/html/sanitize.ts). */
export function lostWhenSaved(html: string): string[] {
  const body = parseHtml(html);
  const lost = [...body.querySelectorAll("*")].flatMap(({ localName, attributes }) => {
    if (!allowedTags.includes(localName)) return `<${localName}>`;
    const names = [...attributes].map(({ name }) => name);
    return names
      .filter((name) => !allowedAttributes[localName]?.includes(name))
      .map((name) => `<${localName} ${name}>`);
  });
  const lostLinks = links(body).filter((link) => !isAllowed(link));
  return [...new Set([...lost, ...lostLinks.map(linkTag)])];
}

/** The tags that may be saved, but not edited in the text view. */
export function lostInTextView(html: string): string[] {
  const body = parseHtml(html);
  const lost = [...body.querySelectorAll("dl, caption")].map(({ localName }) => `<${localName}>`);
  const lostLinks = links(body).filter((link) => isAllowed(link) && !isLinkAddress(link.getAttribute("href") ?? ""));
  return [...new Set([...lost, ...lostLinks.map(linkTag)])];
}
