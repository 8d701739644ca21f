import type { DirectorySearch } from "@/components/directory/directory-search";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";

/** The names of teams, countries and people in an item. */
export const nameSelector = "h3, h3 ~ a, li > :is(b, bdi), th bdi, td > a";

const keys = new WeakMap<Element, string>();

/** An item's search key, made at the first search and not at each key press. */
function keyOf(item: Element): string {
  const names = () => [...item.querySelectorAll(nameSelector)].map(({ textContent }) => textContent).join("\n");
  const key = keys.get(item) ?? toSearchKey(names());
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
