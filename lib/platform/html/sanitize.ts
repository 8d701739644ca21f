import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags, inlineTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

/** What other editors write for what is allowed. */
const otherNames = { b: "strong", i: "em", ins: "u", del: "s", strike: "s", h1: "h2", h5: "h4", h6: "h4" };

/** Blocks that are not allowed, and become paragraphs where they hold text alone. */
const otherBlocks =
  "div section article header footer main aside address center figcaption caption summary dt dd".split(" ");
const textBlock = new RegExp(`<(${otherBlocks.join("|")})>((?:[^<]|</?(?:${inlineTags.join("|")})\\b)*)</\\1>`, "g");
const hasText = (html: string) => /\S/.test(html.replace(/<[^>]*>/g, ""));

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
  const withBlocks = sanitize(html, { ...options, allowedTags: [...allowedTags, ...otherBlocks] });
  const withParagraphs = withBlocks.replace(textBlock, (_, _tag, text) => (hasText(text) ? `<p>${text}</p>` : text));
  return sanitize(withParagraphs, options);
}
