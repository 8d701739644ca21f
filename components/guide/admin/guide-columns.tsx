import { DeleteGuide } from "@/components/guide/admin/delete-guide";
import { GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/portrait-column";
import { ButtonLink } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table";
import { PhoneLink } from "@/components/ui/phone-link";
import { guideLabels } from "@/lib/guide/labels";
import { peopleIn } from "@/lib/guide/rules";
import type { Guide } from "@/lib/guide/schema";
import type { GuidedTeam } from "@/lib/guide/views";

/** A guide in the tables. */
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

const actions: Column<GuideRow> = {
  key: "actions",
  title: "Actions",
  isDisplayOnly: true,
  value: () => null,
  cell: ({ id, person, teams }) => (
    <span className="flex gap-2 whitespace-nowrap">
      <ButtonLink size="sm" href={`/controlPanel/guides?guide=${id}`}>
        Edit<span className="sr-only"> {person.fullName}</span>
      </ButtonLink>
      <DeleteGuide id={id} fullName={person.fullName} teams={teams.length} />
    </span>
  ),
};

/** The columns of 'List of guides with teams'; `freeTeams` is null in a past edition. */
export const guideTeamsColumns = (freeTeams: readonly GuidedTeam[] | null): readonly Column<GuideRow>[] => [
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
  ...(freeTeams ? [actions] : []),
];

export const guideDetailsColumns: readonly Column<GuideRow>[] = [
  portraitColumn(({ person }) => person),
  name,
  phone,
  { key: "school", title: guideLabels.schoolName, value: ({ schoolName }) => schoolName },
  { key: "class", title: guideLabels.classDesignator, value: ({ classDesignator }) => classDesignator },
  { key: "size", title: guideLabels.person.tShirtSize, value: ({ person }) => person.tShirtSize },
];
