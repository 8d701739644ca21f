import { firstValues, type SearchParams, tableHref } from "@/components/ui/table-state";

/** The address of a page's dialog. */
interface DialogAddress {
  /** What the dialog shows: an id, or "new"; empty while it is closed. */
  shown: string;
  closeHref: string;
}

/** Reads the address of a dialog that the search parameter `name` opens. */
export function dialogAddress(path: string, searchParams: SearchParams, name: string): DialogAddress {
  const { [name]: shown = "", ...params } = firstValues(searchParams);
  return { shown, closeHref: tableHref(path, params) };
}
