"use client";

import { cva, cx } from "class-variance-authority";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  type ChangeEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useOptimistic,
  useRef,
  useState,
} from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { aroundEmptyDate, Input, Select } from "@/components/ui/input";
import { hrefWith } from "@/components/ui/search-params";
import type { ChosenFilter } from "@/components/ui/table/table-state";

/** With more filters than this, only the first two are visible at first. */
const maxVisible = 3;

/** Hides what a phone shows below the button “Filters”, the first `<details>`, until that is open. */
const folded = "group-not-has-[>details:first-of-type[open]]/filters:max-md:hidden";

const summary = buttonVariants({ size: "sm", className: "w-full cursor-pointer list-none" });

const fieldLabel = cva("min-w-0 font-semibold text-sm/6", {
  variants: { isWide: { true: "max-md:col-span-2 md:grow md:basis-48", false: "md:basis-36" } },
});

interface FilterBarProps {
  label: string;
  /** The prefix of the search parameters. */
  prefix?: string;
  /** Without it there is no search field. */
  q?: string;
  filters: readonly ChosenFilter[];
  /** The columns to sort by on a phone, where no headings are shown; an empty key is the order at first. */
  sort?: { columns: readonly { key: string; title: string }[]; key: string };
  /** Whether the server selects what the page shows. */
  isServerRendered?: boolean;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** The search field and filters of a list. They are in the URL, apply at once and replace the history entry. */
export function FilterBar(props: FilterBarProps) {
  const { label, prefix = "", q, filters, sort, isServerRendered = false, children } = props;
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first, more] = filters.length > maxVisible ? [filters.slice(0, 2), filters.slice(2)] : [filters, []];
  const searchValues = {
    [`${prefix}q`]: q ?? "",
    ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  };
  const isFolded = filters.length > 1;
  const chosenCount = filters.filter(({ value }) => value !== "").length;
  const [isOpenAtFirst] = useState(() => more.some(({ value }) => value !== ""));
  // The fields change at once; the list follows in a transition.
  const [values, setValues] = useOptimistic({ ...searchValues, [`${prefix}sort`]: sort?.key ?? "" });

  function change(changes: Record<string, string>, asksServer = isServerRendered) {
    const newValues = { ...values, ...changes };
    // Another search begins with the first page of a long list.
    const href = hrefWith(path, { ...Object.fromEntries(params), ...newValues, before: "", from: "" });
    startTransition(() => {
      setValues(newValues);
      if (asksServer) router.replace(href, { scroll: false });
      else window.history.replaceState(null, "", href);
    });
  }

  const applyTyped = useEffectEvent(() => {
    const typed = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)] as const);
    // Through the router, because Next does not follow window.history before it has hydrated.
    if (typed.some(([name, value]) => value !== values[name])) change(Object.fromEntries(typed), true);
  });

  // Applies what was typed before hydration. useHydrated would be too late: React would have reset the fields by then.
  useEffect(() => applyTyped(), []);

  const field = (name: string) => ({
    id: id + name,
    name,
    value: values[name] ?? "",
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change({ [name]: target.value }),
  });

  const filterField = ({ name, title, all = "All", options }: ChosenFilter) => (
    <label
      key={name}
      htmlFor={id + name}
      className={fieldLabel({
        isWide: q === undefined,
        className: [isFolded && folded, !options && !values[name] && aroundEmptyDate],
      })}
    >
      <span>{title}</span>
      {options ? (
        <Select size="sm" {...field(name)}>
          <option value="">{all}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <Input size="sm" type="date" {...field(name)} />
      )}
    </label>
  );

  return (
    <search aria-label={label} className="mb-4 block basis-full print:hidden">
      <form
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        className="group/filters grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap"
      >
        {q !== undefined && (
          <label className={fieldLabel({ isWide: true })}>
            <span className="max-md:sr-only">Search</span>
            <Input
              size="sm"
              type="search"
              autoComplete="off"
              placeholder="Search"
              className="placeholder:text-ink-soft md:placeholder:text-transparent"
              {...field(`${prefix}q`)}
            />
          </label>
        )}
        {isFolded && (
          <details className={cx("md:hidden", !sort && "col-span-2")} open={isOpenAtFirst}>
            <summary className={summary}>Filters{chosenCount > 0 && ` · ${chosenCount}`}</summary>
          </details>
        )}
        {sort && (
          <div className="phone:flex hidden items-center gap-2 font-semibold text-sm">
            {/* A label around a select has its options in its name. */}
            <span aria-hidden="true">Sort</span>
            <Select
              size="sm"
              aria-label="Sort by"
              {...field(`${prefix}sort`)}
              onChange={({ target }) => change({ [`${prefix}sort`]: target.value, [`${prefix}dir`]: "" })}
            >
              {sort.columns.every(({ key }) => key !== "") && <option value="">As listed</option>}
              {sort.columns.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </Select>
          </div>
        )}
        {first.map(filterField)}
        {more.length > 0 && (
          <details className="max-md:hidden" open={isOpenAtFirst}>
            <summary className={summary}>More filters</summary>
          </details>
        )}
        {Object.keys(searchValues).some((name) => values[name]) && (
          <Button
            size="sm"
            variant="quiet"
            className="max-md:-ms-3 max-md:justify-self-start"
            onClick={() => change(Object.fromEntries(Object.keys(searchValues).map((name) => [name, ""])))}
          >
            Show all
          </Button>
        )}
        {more.length > 0 && (
          <div className="basis-full grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] items-end gap-3 max-md:contents md:order-1 md:grid md:group-not-has-[>details:last-of-type[open]]/filters:hidden">
            {more.map(filterField)}
          </div>
        )}
        {children && (
          <div className={cx("flex flex-wrap gap-3 empty:hidden max-md:col-span-2 md:ml-auto", isFolded && folded)}>
            {children}
          </div>
        )}
      </form>
    </search>
  );
}
