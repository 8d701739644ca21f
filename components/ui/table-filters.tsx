import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { tableField } from "@/components/ui/table-field";
import { TableForm } from "@/components/ui/table-form";
import { filterOptions, type TableFilter, type TableState, tableParams } from "@/components/ui/table-state";

interface TableFiltersProps<Row> {
  path: string;
  label: string;
  rows: readonly Row[];
  filters: readonly TableFilter<Row>[];
  state: TableState;
  children: ReactNode;
}

/** The search field and filters of a table; hidden inputs keep the page's other search parameters. */
export function TableFilters<Row>({ path, label, rows, filters, state, children }: TableFiltersProps<Row>) {
  const params = tableParams(state);
  const { prefix } = state;
  const visible = new Set([`${prefix}q`, ...filters.map(({ name }) => prefix + name)]);
  const hidden = Object.entries(params).filter(([name, value]) => value !== "" && !visible.has(name));
  return (
    <TableForm path={path} label={label} values={params}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={tableField({ width: "wide" })}>
        <span>Search</span>
        <Input size="sm" type="search" name={`${prefix}q`} defaultValue={state.q} autoComplete="off" />
      </label>
      {filters.map((filter) => (
        <label key={filter.name} className={tableField()}>
          <span>{filter.title}</span>
          <Select size="sm" name={prefix + filter.name} defaultValue={state.filterValues[filter.name]}>
            <option value="">All</option>
            {filterOptions(rows, filter, state.filterValues[filter.name]).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </Select>
        </label>
      ))}
      <Button type="submit" size="sm" className="not-noscript:hidden">
        Show
      </Button>
      {children}
    </TableForm>
  );
}
