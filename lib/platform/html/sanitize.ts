import sanitize from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags, inlineTags } from "@/lib/platform/html/allowed-html";
import { isLinkAddress } from "@/lib/platform/html/link-address";

/** The allowed tags that mean the same as those of other editors. */
const otherNames = { b: "strong", i: "em", ins: "u", del: "s", strike: "s", h1: "h2", h5: "h4", h6: "h4" };

/** Blocks that become paragraphs if they have only text and inline tags. */
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
  // Removing these blocks would join the words of two lines.
  const withBlocks = sanitize(html, { ...options, allowedTags: [...allowedTags, ...otherBlocks] });
  const withParagraphs = withBlocks.replace(textBlock, (_, _tag, text) => (hasText(text) ? `<p>${text}</p>` : text));
  return sanitize(withParagraphs, options);
}
