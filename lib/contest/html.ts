import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags } from "@/lib/contest/html-rules";

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
};

/**
 * What may be stored of an administrator's HTML: headings, paragraphs, lists, tables and links, and nothing that runs or
 * restyles the page (design.md, "HTML from administrators").
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
