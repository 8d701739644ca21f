import { type FreeTeam, GuideTeams } from "@/components/guide/admin/guide-teams";
import { portraitColumn } from "@/components/person/portrait-column";
import type { Column } from "@/components/ui/data-table";
import { PhoneLink } from "@/components/ui/phone-link";
import { guideLabels } from "@/lib/guide/fields";
import type { Guide } from "@/lib/guide/schema";

const name: Column<Guide> = { key: "name", title: "Name", value: ({ person }) => person.fullName, isRowHeader: true };

const phone: Column<Guide> = {
  key: "phone",
  title: guideLabels.phoneNumber,
  value: ({ phoneNumber }) => phoneNumber,
  cell: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
};

/** The columns of 'List of guides with teams'. */
export const guideTeamsColumns = (freeTeams: readonly FreeTeam[]): readonly Column<Guide>[] => [
  name,
  phone,
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) =>
      teams
        .map(({ name, countryName, contestants, isOnline }) => {
          const facts = [countryName, contestants.length, ...(isOnline ? ["online"] : [])];
          return `${name} (${facts.join(", ")})`;
        })
        .join("; "),
    cell: ({ id, person, teams }) => (
      <GuideTeams
        guide={{ id, fullName: person.fullName }}
        teams={teams.map(({ contestants, ...team }) => ({ ...team, contestantsCount: contestants.length }))}
        freeTeams={freeTeams}
      />
    ),
  },
];

export const guideDetailsColumns: readonly Column<Guide>[] = [
  portraitColumn(({ person }) => person),
  name,
  phone,
  { key: "school", title: guideLabels.schoolName, value: ({ schoolName }) => schoolName },
  { key: "class", title: guideLabels.classDesignator, value: ({ classDesignator }) => classDesignator },
  { key: "size", title: guideLabels.tShirtSize, value: ({ person }) => person.tShirtSize },
];
