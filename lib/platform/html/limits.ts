export const maxHeadings = 200;
const maxElements = 5_000;
const maxDepth = 10;
const maxSigns = 30_000;

/** Why a text would take too long to sanitise and to show; null if it would not. `what` names it on the screen. */
export function htmlProblem(what: string, html: string): string | null {
  let signs = 0;
  let elements = 0;
  let headings = 0;
  let depth = 0;
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z]\w*)|[<>&]/gi)) {
    if (++signs > maxSigns) return `${what} can have at most ${maxSigns.toLocaleString("en")} of the signs <, > and &.`;
    if (!name) continue;
    if (/^(ul|ol|blockquote|table)$/i.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) return `${what} can have lists, tables and quotations at most ${maxDepth} deep.`;
    if (slash) continue;
    if (++elements > maxElements)
      return `${what} can have at most ${maxElements.toLocaleString("en")} elements, such as paragraphs, list items and cells.`;
    if (/^h[1-6]$/i.test(name) && ++headings > maxHeadings) return `${what} can have at most ${maxHeadings} headings.`;
  }
  return null;
}
