"use client";

import { useMemo } from "react";
import { GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/person-columns";
import { PhoneLink } from "@/components/ui/phone-link";
import { editColumn } from "@/components/ui/row-actions";
import { DataTable, type ListProps, tableOf } from "@/components/ui/table/data-table";
import type { Column } from "@/components/ui/table-state";
import { guideLabels } from "@/lib/guide/labels";
import { peopleIn } from "@/lib/guide/rules";
import type { Guide } from "@/lib/guide/schema";
import type { GuidedTeam } from "@/lib/guide/views";

interface GuideRow extends Pick<Guide, "id" | "phoneNumber" | "schoolName" | "classDesignator"> {
  fullName: string;
  picturePath: string | null;
  tShirtSize: string | null;
  teams: readonly GuidedTeam[];
}

const name: Column<GuideRow> = { key: "name", title: "Name", value: ({ fullName }) => fullName, isRowHeader: true };

const phone: Column<GuideRow> = {
  key: "phone",
  title: guideLabels.phoneNumber,
  value: ({ phoneNumber }) => phoneNumber,
  cell: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
};

/** The columns of 'List of guides with teams'; `freeTeams` can be assigned, null in a past edition. */
const guideColumns = (freeTeams: readonly GuidedTeam[] | null): readonly Column<GuideRow>[] => [
  name,
  phone,
  { key: "people", title: "People", isNumeric: true, value: ({ teams }) => peopleIn(teams) },
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) =>
      teams
        .map(({ name, countryName, contestantsCount, isOnline }) => {
          const facts = [countryName, contestantsCount, ...(isOnline ? ["online"] : [])];
          return `${name} (${facts.join(", ")})`;
        })
        .join("; "),
    cell: ({ id, fullName, teams }) => <GuideTeams guide={{ id, fullName }} teams={teams} freeTeams={freeTeams} />,
  },
];

const rowActions = editColumn<GuideRow>("guide", ({ fullName }) => fullName);

export function GuidesTable({
  freeTeams,
  ...props
}: ListProps<GuideRow> & { freeTeams: readonly GuidedTeam[] | null }) {
  const columns = useMemo(() => guideColumns(freeTeams), [freeTeams]);
  return (
    <DataTable
      {...props}
      pageTitle="Guides"
      name="guides-with-teams"
      title="List of guides with teams"
      itemNames={["guide", "guides"]}
      columns={columns}
      rowActions={rowActions}
    />
  );
}

const detailColumns: readonly Column<GuideRow>[] = [
  portraitColumn,
  name,
  phone,
  { key: "school", title: guideLabels.schoolName, value: ({ schoolName }) => schoolName },
  { key: "class", title: guideLabels.classDesignator, value: ({ classDesignator }) => classDesignator },
  { key: "size", title: guideLabels.person.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
];

export const GuideDetailsTable = tableOf<GuideRow>({
  title: "Guides in detail",
  prefix: "detail-",
  itemNames: ["guide", "guides"],
  columns: detailColumns,
});
