import { type SearchParams, tableHref } from "@/components/ui/table-state";

/** The addresses that open and close a page's dialog; they keep the other search parameters, as of the page's table. */
interface DialogAddress {
  /** What the dialog shows: an id, or "new"; empty while it is closed. */
  shown: string;
  /** The page's search parameters without the dialog's. */
  params: Record<string, string>;
  closeHref: string;
  openHref: (id: string) => string;
}

/** Reads the address of a dialog that the search parameter `name` opens. */
export function dialogAddress(path: string, searchParams: SearchParams, name: string): DialogAddress {
  const texts = Object.entries(searchParams).map(([param, value]) => [param, [value].flat()[0] ?? ""]);
  const { [name]: shown = "", ...params }: Record<string, string> = Object.fromEntries(texts);
  return {
    shown,
    params,
    closeHref: tableHref(path, params),
    openHref: (id) => tableHref(path, { ...params, [name]: id }),
  };
}
