import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

/** What other editors write for what is allowed. */
const otherNames = { b: "strong", i: "em", ins: "u", del: "s", strike: "s", h1: "h2", h5: "h4", h6: "h4" };

/** A block that is not allowed and holds text alone, such as a div or a term of a list of definitions. */
const textBlock =
  /<(div|section|article|header|footer|main|aside|address|center|figcaption|caption|summary|dt|dd)\b[^<>]*>((?:[^<]|<(?:\/?(?:a|b|i|u|s|br|em|del|ins|sub|sup|code|span|font|strong|strike)\b))*)<\/\1\s*>/gi;

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  transformTags: {
    ...otherNames,
    a(tagName, { href = "" }) {
      const attribs: sanitize.Attributes = isLinkAddress(href.trim()) ? { href: href.trim() } : {};
      return { tagName, attribs };
    },
  },
};

export function sanitizeHtml(html: string): string {
  // Without a block around them, the words of two lines would be joined.
  return sanitize(html.replace(textBlock, "<p>$2</p>"), options);
}
