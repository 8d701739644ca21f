import type { ReactNode } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { tableField } from "@/components/ui/table-field";
import { TableForm } from "@/components/ui/table-form";
import { type Column, type Filter, filterOptions, type TableState, tableParams } from "@/components/ui/table-state";

/** With more filters, only the first two are visible at first. */
const maxVisible = 3;

interface TableFiltersProps<Row> {
  path: string;
  label: string;
  rows: readonly Row[];
  filters: readonly Filter<Row>[];
  state: TableState;
  /** The columns to sort by on a phone, where no headings are shown. */
  sortColumns?: readonly Column<Row>[];
  children: ReactNode;
}

/** The search field and filters of a table; hidden inputs keep the page's other search parameters. */
export function TableFilters<Row>(props: TableFiltersProps<Row>) {
  const { path, label, rows, filters, state, sortColumns = [], children } = props;
  const params = tableParams(state);
  const { prefix, filterValues } = state;
  const names = ["q", ...(sortColumns.length > 0 ? ["sort"] : []), ...filters.map(({ name }) => name)];
  const visible = new Set(names.map((name) => prefix + name));
  const hidden = Object.entries(params).filter(([name, value]) => value !== "" && !visible.has(name));
  const [first, more] = filters.length > maxVisible ? [filters.slice(0, 2), filters.slice(2)] : [filters, []];

  const filterFields = (shown: readonly Filter<Row>[]) =>
    shown.map((filter) => (
      <label key={filter.name} className={tableField()}>
        <span>{filter.title}</span>
        <Select size="sm" name={prefix + filter.name} defaultValue={filterValues[filter.name]}>
          <option value="">All</option>
          {filterOptions(rows, filter, filterValues[filter.name]).map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      </label>
    ));

  return (
    <TableForm path={path} label={label} values={params}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={tableField({ width: "wide" })}>
        <span>Search</span>
        <Input size="sm" type="search" name={`${prefix}q`} defaultValue={state.q} autoComplete="off" />
      </label>
      {filterFields(first)}
      {sortColumns.length > 0 && (
        <div className={tableField({ className: "hidden max-[801px]:block" })}>
          <span aria-hidden="true">Sort by</span>
          <Select size="sm" aria-label="Sort by" name={`${prefix}sort`} defaultValue={state.sort ?? ""}>
            <option value="">Default</option>
            {sortColumns.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Select>
        </div>
      )}
      {more.length > 0 && (
        <details
          className="open:max-md:col-span-2 md:open:basis-full"
          open={more.some(({ name }) => filterValues[name]) || undefined}
        >
          <summary
            className={buttonVariants({
              size: "sm",
              className: "w-full cursor-pointer list-none md:w-auto [&::-webkit-details-marker]:hidden",
            })}
          >
            More filters
          </summary>
          <div className="mt-3 grid grid-cols-2 gap-3 md:flex md:flex-wrap">{filterFields(more)}</div>
        </details>
      )}
      <Button type="submit" size="sm" className="not-noscript:hidden">
        Show
      </Button>
      {children}
    </TableForm>
  );
}
