import type { DirectorySearch } from "@/components/directory/directory-search";
import { findMatches, matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";

/** The name of the highlight in styles/team-card.css. */
const highlightName = "team-search";

/** The names of teams, countries and people in an item. */
const namesIn = (item: ParentNode) => [...item.querySelectorAll("h3, h3 ~ a, li > :is(b, bdi), th bdi, td > a")];

const keys = new WeakMap<Element, string>();

/** An item's search key, made at the first search and not at each key press. */
function keyOf(item: Element): string {
  const key =
    keys.get(item) ??
    toSearchKey(
      namesIn(item)
        .map(({ textContent }) => textContent)
        .join("\n"),
    );
  keys.set(item, key);
  return key;
}

/** Hides what a search does not find; returns how many items of each section match its name and country. */
export const filterItems = (root: ParentNode, { q, country }: Omit<DirectorySearch, "group">): number[] =>
  [...root.querySelectorAll("details")].map((section) => {
    const items = [...section.querySelectorAll<HTMLElement>("[data-country]")];
    for (const item of items)
      item.hidden =
        (country !== "" && item.dataset.country !== country) || (q !== "" && !matchesSearch(keyOf(item), q));
    return items.filter(({ hidden }) => !hidden).length;
  });

function matchesIn({ firstChild: text }: Element, query: string): StaticRange[] {
  if (!(text instanceof Text)) return [];
  return findMatches(text.data, query).map(
    ([startOffset, endOffset]) => new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
  );
}

/** Highlights the words of a search in the names, without effect in old browsers; returns a function to undo it. */
export function highlightMatches(root: ParentNode, query: string): () => void {
  if (query === "" || !("highlights" in CSS)) return () => undefined;
  const items = [...root.querySelectorAll("[data-country]:not([hidden])")];
  const ranges = items.flatMap(namesIn).flatMap((name) => matchesIn(name, query));
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return () => CSS.highlights.delete(highlightName);
}
