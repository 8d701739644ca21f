import { Spinner } from "@/components/ui/spinner";

/** Shown while the page of a Link loads; delayed, because most pages load faster. */
export function NavigationSpinner() {
  return (
    <p className="pointer-events-none fixed inset-x-0 top-1/3 z-40 mx-auto in-[body:has(a[data-pending])]:flex hidden w-fit items-center gap-3 rounded-md border border-rule bg-sheet px-5 py-3 starting:opacity-0 shadow-lifted transition-opacity delay-150 print:hidden">
      <Spinner /> Loading…
    </p>
  );
}
