import { nameSelector } from "@/components/directory/filter-items";
import { findMatches } from "@/lib/platform/text/search-key";

/** The name of the highlight in styles/team-card.css. */
export const highlightName = "team-search";

function matchesIn(element: Element, query: string): StaticRange[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) return [];
  return findMatches(text.data, query).map(
    ([startOffset, endOffset]) => new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
  );
}

/** Highlights the words of a search in the visible names of teams and people; without effect in old browsers. */
export function highlightMatches(root: ParentNode, query: string): void {
  if (!("highlights" in CSS)) return;
  const items = [...root.querySelectorAll("details:not([hidden]) [data-country]:not([hidden])")];
  const names = items.flatMap((item) => [...item.querySelectorAll(nameSelector)]);
  CSS.highlights.set(highlightName, new Highlight(...names.flatMap((name) => matchesIn(name, query))));
}

/** Removes the highlights. */
export function clearHighlights(): void {
  if ("highlights" in CSS) CSS.highlights.delete(highlightName);
}
