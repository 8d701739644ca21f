import { plainText } from "@/lib/html/plain-text";

export interface Heading {
  /** The anchor of the heading. */
  id: string;
  text: string;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Sanitised HTML with an anchor on each <h2>, and the list of these headings. */
export function withHeadingAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, content: string) => {
    const text = plainText(content);
    const base = slug(text) || "section";
    const isUsed = headings.some((heading) => heading.id === base);
    const id = isUsed ? `${base}-${headings.length + 1}` : base;
    headings.push({ id, text });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: anchored, headings };
}
