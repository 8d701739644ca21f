import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags } from "@/lib/platform/html/allowed-html";

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
};

/** Removes all HTML that administrators may not use. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
