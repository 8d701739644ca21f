import { GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/portrait-column";
import { PhoneLink } from "@/components/ui/phone-link";
import { editColumn } from "@/components/ui/row-actions";
import type { Column } from "@/components/ui/table-state";
import { guideLabels } from "@/lib/guide/labels";
import { peopleIn } from "@/lib/guide/rules";
import type { Guide } from "@/lib/guide/schema";
import type { GuidedTeam } from "@/lib/guide/views";

export interface GuideRow extends Omit<Guide, "teams"> {
  teams: readonly GuidedTeam[];
}

const name: Column<GuideRow> = {
  key: "name",
  title: "Name",
  value: ({ person }) => person.fullName,
  isRowHeader: true,
};

const phone: Column<GuideRow> = {
  key: "phone",
  title: guideLabels.phoneNumber,
  value: ({ phoneNumber }) => phoneNumber,
  cell: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
};

/**
 * The columns of 'List of guides with teams'.
 *
 * @param freeTeams the teams that can be assigned; null in a past edition
 * @param openHref the address of the dialog that edits a guide
 */
export const guideTeamsColumns = (
  freeTeams: readonly GuidedTeam[] | null,
  openHref: (id: string) => string,
): readonly Column<GuideRow>[] => [
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
    cell: ({ id, person, teams }) => (
      <GuideTeams guide={{ id, fullName: person.fullName }} teams={teams} freeTeams={freeTeams} />
    ),
  },
  ...(freeTeams ? [editColumn<GuideRow>(({ person }) => person.fullName, openHref)] : []),
];

export const guideDetailsColumns: readonly Column<GuideRow>[] = [
  portraitColumn(({ person }) => person),
  name,
  phone,
  { key: "school", title: guideLabels.schoolName, value: ({ schoolName }) => schoolName },
  { key: "class", title: guideLabels.classDesignator, value: ({ classDesignator }) => classDesignator },
  { key: "size", title: guideLabels.person.tShirtSize, value: ({ person }) => person.tShirtSize },
];
