import { describe, expect, it } from "vitest";
import {
  type Column,
  type Filter,
  filterOptions,
  readTableState,
  selectRows,
  tableHref,
  tableParams,
} from "@/components/ui/table-state";

interface Row {
  name: string;
  age: number | null;
  groups: string[];
}

const rows: Row[] = [
  { name: "Émile", age: 10, groups: ["Junior"] },
  { name: "ana", age: null, groups: ["Junior", "Senior"] },
  { name: "Борис", age: 9, groups: [] },
];
const columns: Column<Row>[] = [
  { key: "name", title: "Name", value: ({ name }) => name },
  { key: "age", title: "Age", value: ({ age }) => age },
];
const filters: Filter<Row>[] = [{ name: "group", title: "Group", values: ({ groups }) => groups }];

const visible = (params: Record<string, string | string[]>) =>
  selectRows(rows, columns, filters, readTableState(params, rows, columns, filters)).map(({ name }) => name);

describe("the visible rows", () => {
  it("are all rows in the given order without parameters or with unknown ones", () => {
    expect(visible({})).toEqual(["Émile", "ana", "Борис"]);
    expect(visible({ sort: "salary", dir: "up", colour: "red" })).toEqual(["Émile", "ana", "Борис"]);
  });

  it("contain every word of the search, ignoring accents and case", () => {
    expect(visible({ q: "EMILE 1" })).toEqual(["Émile"]);
    expect(visible({ q: " бор " })).toEqual(["Борис"]);
    expect(visible({ q: "emile ana" })).toEqual([]);
  });

  it("match every filter", () => {
    expect(visible({ group: "Junior" })).toEqual(["Émile", "ana"]);
    expect(visible({ group: ["Senior", "Junior"] })).toEqual(["ana"]);
    expect(visible({ group: "Junior", q: "9" })).toEqual([]);
  });

  it("match filters and sort orders written in any case", () => {
    expect(visible({ group: "junior" })).toEqual(["Émile", "ana"]);
    expect(visible({ sort: "AGE", dir: "DESC" })).toEqual(["Émile", "Борис", "ana"]);
    expect(readTableState({ group: "JUNIOR" }, rows, columns, filters).filterValues).toEqual({ group: "Junior" });
  });

  it("are sorted as words or as numbers, blanks last either way", () => {
    expect(visible({ sort: "name" })).toEqual(["ana", "Émile", "Борис"]);
    expect(visible({ sort: "age" })).toEqual(["Борис", "Émile", "ana"]);
    expect(visible({ sort: "age", dir: "desc" })).toEqual(["Émile", "Борис", "ana"]);
  });
});

describe("the URL", () => {
  it("keeps the state and other parameters, without empty ones", () => {
    const state = readTableState({ q: "a", sort: "age", dir: "desc", person: "7" }, rows, columns, filters);
    expect(tableHref("/t", tableParams(state))).toBe("/t?person=7&q=a&sort=age&dir=desc");
    expect(tableHref("/t", tableParams(state, { q: "", sort: null }))).toBe("/t?person=7");
    expect(tableHref("/t", {})).toBe("/t");
  });

  it("has a prefix for a second table on the page", () => {
    const params = { q: "ana", "b-q": "emile", "b-group": "Junior" };
    const second = readTableState(params, rows, columns, filters, "b-");
    expect([second.q, second.filterValues]).toEqual(["emile", { group: "Junior" }]);
    expect(tableParams(second, { q: "" })).toMatchObject({ q: "ana", "b-q": "", "b-group": "Junior" });
  });
});

it("a filter offers the values of all rows", () => {
  expect(filters.map((filter) => filterOptions(rows, filter))).toEqual([["Junior", "Senior"]]);
});

it("a selected value stays an option of its filter when no row has it", () => {
  expect(filters.map((filter) => filterOptions(rows, filter, "Mixed"))).toEqual([["Junior", "Mixed", "Senior"]]);
});
