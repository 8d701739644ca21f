import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { hrefWith } from "@/components/ui/search-params";

/**
 * A dialog of this page that is open while the search parameter has a value: the id of a record, "new" or "edit". Opening and
 * closing it replaces the address, so that Back does not open it again.
 */
export function useDialogParam(param: string) {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const hrefOf = (value: string) => hrefWith(path, { ...Object.fromEntries(params), [param]: value });
  const open = (value: string) => router.replace(hrefOf(value), { scroll: false });
  return { hrefOf, open, close: () => open("") };
}
