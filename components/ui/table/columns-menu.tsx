import type { RowData } from "@tanstack/table-core";
import { usePathname, useSearchParams } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { hrefWith } from "@/components/ui/search-params";
import { idOf, titleOf } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import { withToggled } from "@/components/ui/with-toggled";

interface ColumnsMenuProps<Row extends RowData> {
  columns: readonly ColumnDef<Row>[];
  /** The prefix of the table's search parameters. */
  prefix: string;
}

/** Shows and hides the optional columns, whose ids are in the URL. */
export function ColumnsMenu<Row extends RowData>({ columns, prefix }: ColumnsMenuProps<Row>) {
  const path = usePathname();
  const params = useSearchParams();
  const name = `${prefix}columns`;
  const ids = columns.filter(({ meta }) => meta?.isOptional).map(idOf);
  // The checkboxes change at once; the table follows in a transition.
  const [chosen, setChosen] = useOptimistic(ids.filter((id) => params.get(name)?.split(",").includes(id)));
  if (ids.length === 0) return null;

  function choose(newIds: string[]) {
    const href = hrefWith(path, { ...Object.fromEntries(params), [name]: newIds.join(",") });
    startTransition(() => {
      setChosen(newIds);
      window.history.replaceState(null, "", href);
    });
  }

  return (
    <details className="open:basis-full print:hidden">
      <summary className={buttonVariants({ size: "sm", className: "cursor-pointer list-none" })}>Columns</summary>
      <fieldset className="wrap-anywhere mt-2 flex flex-wrap gap-x-6">
        <legend className="sr-only">More columns</legend>
        {columns.flatMap((column) => {
          const id = idOf(column);
          if (!ids.includes(id)) return [];
          return (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => choose(withToggled(ids, chosen, id, target.checked))}
            >
              <bdi>{titleOf(column)}</bdi>
            </Checkbox>
          );
        })}
      </fieldset>
    </details>
  );
}
