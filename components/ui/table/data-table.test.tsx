import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { findRows } from "@/components/ui/table/find-rows";

interface Row {
  id: string;
  name: string;
  age: number | null;
  groups: string[];
}

const rows: Row[] = [
  { id: "1", name: "Émile", age: 10.25, groups: ["Junior"] },
  { id: "2", name: "ana", age: null, groups: ["Junior", "Senior"] },
  { id: "3", name: "Борис", age: 0, groups: [] },
  { id: "4", name: "Zoe", age: 10.5, groups: [] },
];
const columns: ColumnDef<Row>[] = [
  { accessorKey: "name", header: "Name", meta: { isRowHeader: true } },
  { accessorKey: "age", header: "Age" },
  filterColumn("group", "Group", ({ groups }) => groups),
];
const filters = ["group"];

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {}, bfcacheId: "" };

function render(params: Record<string, string>, prefix?: string, shown = columns): string {
  return renderToStaticMarkup(
    <AppRouterContext value={router}>
      <PathnameContext value="/t">
        <SearchParamsContext value={new URLSearchParams(params)}>
          <DataTable
            name="people"
            title="People"
            itemNames={["person", "people"]}
            prefix={prefix}
            rows={rows}
            filters={filters}
            columns={shown}
            empty={{ title: "", text: "" }}
          />
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
  );
}

const namesIn = (html: string) => [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name);

describe("a phone number", () => {
  const people = [
    { name: "Ana", phone: "+359 75 555 8880, +49 170 1234567" },
    { name: "Ben", phone: "+359 54 830 495 ext. 12" },
  ];
  const phoneColumns: ColumnDef<(typeof people)[0]>[] = [{ accessorKey: "name" }, { accessorKey: "phone" }];
  const found = (q: string) => findRows(people, phoneColumns, [], { q }).rows.map(({ name }) => name);

  it.each([
    "+359755558880",
    "359755558880",
    "0755558880",
    "00359755558880",
    "755558880",
    "01701234567",
    "Ana +359755558880",
    "0755 558 880",
    "075 555 8880",
    "0755-558-880",
    "0755.558.880",
    "(0755) 558 880",
    "0755 / 558 880",
    "00 359 755 558 880",
    "+359 755 558 880",
    "+359 (0)755 558 880",
    " 0755 558 880 Ana",
    "558 880",
  ])("is found by its digits, however they are grouped: %s", (q) => expect(found(q)).toEqual(["Ana"]));

  it("is not found by other digits", () => {
    expect(found("0755558881")).toEqual([]);
    expect(found("88804")).toEqual([]);
    expect(found("0755 558 881")).toEqual([]);
    expect(found("558 880 0755")).toEqual([]);
    expect(found("054830495")).toEqual(["Ben"]);
  });
});

/** The names in the table as the server renders it. */
const visible = (params: Record<string, string>, prefix?: string) => namesIn(render(params, prefix));

/** The names in a list that the server renders. */
const listed = (params: Record<string, string | string[]>) =>
  findRows(rows, columns, filters, params).rows.map(({ name }) => name);

const optionsOf = (params: Record<string, string>) =>
  findRows(rows, columns, filters, params).search.filters[0]?.options?.map(({ name }) => name);

describe("the visible rows", () => {
  it("are all rows in the given order without parameters or with unknown ones", () => {
    expect(visible({})).toEqual(["Émile", "ana", "Борис", "Zoe"]);
    expect(visible({ sort: "salary", dir: "up", colour: "red" })).toEqual(["Émile", "ana", "Борис", "Zoe"]);
  });

  it.each([
    ["contain every word of the search, ignoring accents and case", { q: "EMILE 1" }, ["Émile"]],
    ["are found in any script", { q: " бор " }, ["Борис"]],
    ["are none if no row contains every word", { q: "emile ana" }, []],
    ["match a filter", { group: "Junior" }, ["Émile", "ana"]],
    ["match the filters and the search", { group: "Junior", q: "0" }, ["Émile"]],
    ["match a filter written in any case", { group: "junior" }, ["Émile", "ana"]],
  ])("%s", (_rule, params, names) => {
    expect(visible(params)).toEqual(names);
    expect(listed(params)).toEqual(names);
  });

  it("match the first value of a filter given twice", () => {
    expect(listed({ group: ["Senior", "Junior"] })).toEqual(["ana"]);
  });

  it("are sorted as words or as numbers, blanks last either way, by a column written in any case", () => {
    expect(visible({ sort: "name" })).toEqual(["ana", "Émile", "Zoe", "Борис"]);
    expect(visible({ sort: "age" })).toEqual(["Борис", "Émile", "Zoe", "ana"]);
    expect(visible({ sort: "AGE", dir: "DESC" })).toEqual(["Zoe", "Émile", "Борис", "ana"]);
  });

  it("are sorted at first by the column with an initial sort, whose heading says so", () => {
    const byName = columns.with(0, {
      ...columns[0],
      meta: { isRowHeader: true, initialSort: "desc" },
    } as ColumnDef<Row>);
    const html = render({}, undefined, byName);
    expect(namesIn(html)).toEqual(["Борис", "Zoe", "Émile", "ana"]);
    expect(html).toContain('aria-sort="descending"');
    expect(namesIn(render({ sort: "age" }, undefined, byName))).toEqual(["Борис", "Émile", "Zoe", "ana"]);
  });

  it("of a second table on the page are selected by parameters with its prefix", () => {
    const params = { q: "ana", "b-q": "emile", "b-group": "Junior" };
    expect(visible(params)).toEqual(["ana"]);
    expect(visible(params, "b-")).toEqual(["Émile"]);
  });
});

it("a filter offers the values of all rows, and the chosen one if no row has it", () => {
  expect(optionsOf({ group: "Senior" })).toEqual(["Junior", "Senior"]);
  expect(optionsOf({ group: "Mixed" })).toEqual(["Junior", "Mixed", "Senior"]);
});
