"use client";

import { useMemo } from "react";
import { GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/person-columns";
import { withAnswerColumns } from "@/components/question/answer-columns";
import { PhoneLink } from "@/components/ui/phone-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { editColumn } from "@/components/ui/table/row-actions";
import { guideLabels } from "@/lib/guide/labels";
import { peopleIn } from "@/lib/guide/rules";
import type { GuidedTeam, ListedGuide } from "@/lib/guide/views";
import type { Question } from "@/lib/question/schema";

export interface GuideWithTeams extends ListedGuide {
  /** The teams that can be assigned; null in a past edition. */
  freeTeams: readonly GuidedTeam[] | null;
}

const nameColumn = <Row extends ListedGuide>(): ColumnDef<Row> => ({
  id: "name",
  accessorKey: "fullName",
  header: "Name",
  meta: { isRowHeader: true, initialSort: "asc" },
});

const phoneColumn = <Row extends ListedGuide>(): ColumnDef<Row> => ({
  id: "phone",
  accessorKey: "phoneNumber",
  header: guideLabels.phoneNumber,
  cell: ({ row: { original } }) => <PhoneLink number={original.phoneNumber} />,
  meta: { isSelfExplanatory: true },
});

function teamText({ name, countryName, contestantsCount, isOnline }: GuidedTeam): string {
  const facts = [countryName, contestantsCount, ...(isOnline ? ["online"] : [])];
  return `${name} (${facts.join(", ")})`;
}

export const guideColumns: ColumnDef<GuideWithTeams>[] = [
  nameColumn(),
  phoneColumn(),
  { id: "people", header: "People", accessorFn: ({ teams }) => peopleIn(teams), meta: { isNumeric: true } },
  {
    id: "teams",
    header: "Teams",
    accessorFn: ({ teams }) => teams.map(teamText).join("; "),
    cell: ({ row: { original } }) => (
      <GuideTeams guide={original} teams={original.teams} freeTeams={original.freeTeams} />
    ),
  },
];

const editableColumns = [...guideColumns, editColumn<GuideWithTeams>("guide", ({ fullName }) => fullName)];

export function GuidesTable({ freeTeams, rows, ...list }: ListProps<ListedGuide> & Pick<GuideWithTeams, "freeTeams">) {
  return (
    <DataTable
      {...list}
      rows={useMemo(() => rows.map((row) => ({ ...row, freeTeams })), [rows, freeTeams])}
      name="guides-with-teams"
      title="List of guides with teams"
      showsTitle
      className="md:[&_:is(th,td)]:align-top md:[&_td[data-display-only]]:py-0"
      itemNames={["guide", "guides"]}
      columns={freeTeams ? editableColumns : guideColumns}
    />
  );
}

const detailColumns: ColumnDef<ListedGuide>[] = [
  portraitColumn(),
  nameColumn(),
  phoneColumn(),
  { id: "school", accessorKey: "schoolName", header: guideLabels.schoolName },
  { id: "class", accessorKey: "classDesignator", header: guideLabels.classDesignator },
  { id: "size", accessorKey: "tShirtSize", header: guideLabels.person.tShirtSize },
];

interface GuideDetailsTableProps extends ListProps<ListedGuide> {
  /** The questions that guides are asked. */
  questions: readonly Question[];
}

export function GuideDetailsTable({ questions, ...list }: GuideDetailsTableProps) {
  return (
    <DataTable
      {...list}
      title="Guides in detail"
      showsTitle
      prefix="detail-"
      itemNames={["guide", "guides"]}
      {...useMemo(() => withAnswerColumns({ columns: detailColumns }, questions), [questions])}
    />
  );
}
