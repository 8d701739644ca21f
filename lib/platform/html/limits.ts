export const maxHeadings = 200;
const maxElements = 5_000;
const maxDepth = 10;
const maxSigns = 30_000;

/** Why a text takes too long to sanitise and to show, or null. `what` is its name. */
export function htmlProblem(what: string, html: string): string | null {
  let [signs, elements, headings, depth] = [0, 0, 0, 0];
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z]\w*)|[<>&]/gi)) {
    if (++signs > maxSigns) return `${what} can have at most 30,000 of the signs <, > and &.`;
    if (!name) continue;
    if (/^(ul|ol|blockquote|table)$/i.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) return `${what} can have lists, tables and quotations at most ${maxDepth} deep.`;
    if (slash) continue;
    if (++elements > maxElements)
      return `${what} can have at most 5,000 elements, such as paragraphs, list items and cells.`;
    if (/^h[2-4]$/i.test(name) && ++headings > maxHeadings) return `${what} can have at most ${maxHeadings} headings.`;
  }
  return null;
}
