import { parseHtml } from "@/components/forms/rich-text/parse-html";
import { allowedAttributes, allowedTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

/** The tags that the server removes or shortens when the HTML is saved (lib/platform/html/sanitize.ts). */
export function lostWhenSaved(html: string): string[] {
  const lost = [...parseHtml(html).querySelectorAll("*")].flatMap((element) => {
    const { localName, attributes } = element;
    if (!allowedTags.includes(localName)) return `<${localName}>`;
    return [...attributes].flatMap(({ name, value }) => {
      if (!allowedAttributes[localName]?.includes(name)) return `<${localName} ${name}>`;
      return name === "href" && !isLinkAddress(value) ? `<a href="${value}">` : [];
    });
  });
  return [...new Set(lost)];
}
