"use client";

import { useMemo } from "react";
import { GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/person-columns";
import { answerColumns } from "@/components/question/answer-columns";
import { PhoneLink } from "@/components/ui/phone-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { editColumn } from "@/components/ui/table/row-actions";
import { guideLabels } from "@/lib/guide/labels";
import { peopleIn } from "@/lib/guide/rules";
import type { Guide } from "@/lib/guide/schema";
import type { GuidedTeam } from "@/lib/guide/views";
import type { Answers, Question } from "@/lib/question/schema";

interface GuideRow extends Pick<Guide, "id" | "phoneNumber" | "schoolName" | "classDesignator"> {
  fullName: string;
  picturePath: string | null;
  tShirtSize: string | null;
  answers?: Answers;
  teams: readonly GuidedTeam[];
}

interface GuideWithTeams extends GuideRow {
  /** The teams that can be assigned; null in a past edition. */
  freeTeams: readonly GuidedTeam[] | null;
}

const nameColumn = <Row extends GuideRow>(): ColumnDef<Row> => ({
  id: "name",
  accessorKey: "fullName",
  header: "Name",
  meta: { isRowHeader: true, initialSort: "asc" },
});

const phoneColumn = <Row extends GuideRow>(): ColumnDef<Row> => ({
  id: "phone",
  accessorKey: "phoneNumber",
  header: guideLabels.phoneNumber,
  cell: ({ row: { original } }) => <PhoneLink number={original.phoneNumber} />,
});

function teamText({ name, countryName, contestantsCount, isOnline }: GuidedTeam): string {
  const facts = [countryName, contestantsCount, ...(isOnline ? ["online"] : [])];
  return `${name} (${facts.join(", ")})`;
}

const columns: ColumnDef<GuideWithTeams>[] = [
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

const editableColumns = [...columns, editColumn<GuideWithTeams>("guide", ({ fullName }) => fullName)];

export function GuidesTable({ freeTeams, rows, ...list }: ListProps<GuideRow> & Pick<GuideWithTeams, "freeTeams">) {
  return (
    <DataTable
      {...list}
      rows={useMemo(() => rows.map((row) => ({ ...row, freeTeams })), [rows, freeTeams])}
      name="guides-with-teams"
      title="List of guides with teams"
      showsTitle
      itemNames={["guide", "guides"]}
      columns={freeTeams ? editableColumns : columns}
    />
  );
}

const detailColumns: ColumnDef<GuideRow>[] = [
  portraitColumn(),
  nameColumn(),
  phoneColumn(),
  { id: "school", accessorKey: "schoolName", header: guideLabels.schoolName },
  { id: "class", accessorKey: "classDesignator", header: guideLabels.classDesignator },
  { id: "size", accessorKey: "tShirtSize", header: guideLabels.person.tShirtSize },
];

interface GuideDetailsTableProps extends ListProps<GuideRow> {
  /** Those that guides are asked. */
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
      columns={useMemo(() => [...detailColumns, ...answerColumns<GuideRow>(questions)], [questions])}
      filters={useMemo(() => questions.map(({ id }) => id), [questions])}
    />
  );
}
