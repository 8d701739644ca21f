import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  transformTags: {
    a(tagName, { href = "" }) {
      const attribs: sanitize.Attributes = isLinkAddress(href) ? { href } : {};
      return { tagName, attribs };
    },
  },
};

export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
