import { firstValues, hrefWith, type SearchParams } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";

/** More items on a page would keep other requests waiting for over 100 ms. */
export const pageSize = 100;

/** The index of the first item on the page that the address names (`?from=101`), by default the first page. */
export function startOfPage(params: SearchParams, count: number): number {
  const start = Number(firstValues(params).from) - 1;
  return start > 0 && start < count && start % pageSize === 0 ? start : 0;
}

interface ListPagesProps {
  label: string;
  path: string;
  params: SearchParams;
  /** How many items all pages have. */
  count: number;
}

/** Links to the pages of a list; nothing if there is only one. */
export function ListPages({ label, path, params, count }: ListPagesProps) {
  if (count <= pageSize) return null;
  const current = startOfPage(params, count);
  const starts = Array.from({ length: Math.ceil(count / pageSize) }, (_, i) => i * pageSize);
  return (
    <Tabs
      label={label}
      tabs={starts.map((start) => ({
        title: `${start + 1}–${Math.min(start + pageSize, count)}`,
        href: hrefWith(path, { ...firstValues(params), from: start === 0 ? "" : String(start + 1) }),
        isCurrent: start === current,
      }))}
      isNested
    />
  );
}
