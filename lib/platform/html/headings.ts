import { maxHeadings } from "@/lib/platform/html/limits";
import { plainText } from "@/lib/platform/html/plain-text";

export interface Heading {
  id: string;
  text: string;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** An id that no other heading has; its prefix keeps it apart from the ids of the page around the text. */
function freeId(text: string, used: ReadonlySet<string>): string {
  const base = `text-${slug(text) || "section"}`;
  let id = base;
  for (let number = 2; used.has(id); number++) id = `${base}-${number}`;
  return id;
}

/** Second-level headings get an id, up to the maximum: finding a free id takes longer the more there are. */
export function withHeadingAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Set<string>();
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (heading, content: string) => {
    // Texts that were saved before there was a maximum may have more.
    if (headings.length === maxHeadings) return heading;
    const text = plainText(content);
    const id = freeId(text.slice(0, 100), used);
    used.add(id);
    headings.push({ id, text });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: anchored, headings };
}
