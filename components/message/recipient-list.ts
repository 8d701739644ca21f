import { type GuideWithTeams, guideColumns } from "@/components/guide/admin/guides-table";
import { type UserRow, userColumns, userFilters } from "@/components/identity/users/user-columns";
import { type LeaderRow, leaderList } from "@/components/leader/leaders-table";
import { type CheckedGuestRow, guestList } from "@/components/person/guests-table";
import { type CheckedTeamRow, teamColumns, teamListFilters } from "@/components/team/teams-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { findRows } from "@/components/ui/table/find-rows";
import { recipientLists, searchText } from "@/lib/message/labels";
import { shorten } from "@/lib/platform/text/shorten";
import type { Question } from "@/lib/question/schema";

/** A list of the control panel with its rows. */
export type RecipientList =
  | { to: "teams"; rows: readonly CheckedTeamRow[] }
  | { to: "leaders"; rows: readonly LeaderRow[]; questions: readonly Question[] }
  | { to: "guests"; rows: readonly CheckedGuestRow[]; questions: readonly Question[] }
  | { to: "guides"; rows: readonly GuideWithTeams[] }
  | { to: "users"; rows: readonly UserRow[] };

interface ListDefinition<Row extends { id: string }> {
  columns: readonly ColumnDef<Row>[];
  filters?: readonly string[];
  nameOf: (row: Row) => string;
  /** The ids that the API takes; by default the row's. */
  idsOf?: (row: Row) => readonly string[];
}

function find<Row extends { id: string }>(
  rows: readonly Row[],
  params: Record<string, string>,
  { columns, filters = [], nameOf, idsOf = ({ id }) => [id] }: ListDefinition<Row>,
) {
  const { rows: found, search } = findRows(rows, columns, filters, params);
  return { search, names: found.map(nameOf), ids: found.flatMap(idsOf) };
}

function findIn(list: RecipientList, params: Record<string, string>) {
  switch (list.to) {
    case "teams":
      return find(list.rows, params, { columns: teamColumns, filters: teamListFilters, nameOf: ({ name }) => name });
    case "leaders":
      return find(list.rows, params, {
        ...leaderList(list.questions),
        nameOf: ({ fullName }) => fullName,
        idsOf: ({ personIds }) => personIds,
      });
    case "guests":
      return find(list.rows, params, {
        ...guestList(list.questions),
        nameOf: ({ fullName }) => fullName,
      });
    case "guides":
      return find(list.rows, params, { columns: guideColumns, nameOf: ({ fullName }) => fullName });
    case "users":
      return find(list.rows, params, { columns: userColumns(""), filters: userFilters, nameOf: ({ name }) => name });
  }
}

/** Those whom the search parameters select in a list, by the list's own columns and filters. */
export function findRecipients(list: RecipientList, params: Record<string, string>) {
  const { search, names, ids } = findIn(list, params);
  const chosen = [
    ...(search.q.trim() ? [searchText(search.q.trim())] : []),
    ...search.filters.flatMap(({ title, value }) => (value ? [`${title.toLowerCase()} ${value}`] : [])),
  ];
  return {
    search,
    names,
    ids,
    /** e.g. "Leaders: search “bus”, country Romania" */
    description: shorten([recipientLists[list.to], chosen.join(", ")].filter(Boolean).join(": "), 400),
  };
}
