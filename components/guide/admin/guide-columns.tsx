import { type FreeTeam, GuideTeams } from "@/components/guide/admin/guide-teams";
import type { Column } from "@/components/ui/data-table";
import { Portrait } from "@/components/ui/portrait";
import type { Guide } from "@/lib/guide/schema";

const name: Column<Guide> = { key: "name", title: "Name", value: ({ person }) => person.fullName, isRowName: true };

const phone: Column<Guide> = {
  key: "phone",
  title: "Phone number",
  value: ({ phoneNumber }) => phoneNumber,
  cell: ({ phoneNumber }) => <span className="guide-phone">{phoneNumber}</span>,
};

/** The columns of 'List of guides with teams', with what changes the assignments. */
export const guideTeamsColumns = (freeTeams: readonly FreeTeam[]): readonly Column<Guide>[] => [
  name,
  phone,
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) =>
      teams.map((team) => `${team.name} (${team.countryName}, ${team.contestants.length})`).join("; "),
    cell: ({ id, person, teams }) => (
      <GuideTeams
        guide={{ id, fullName: person.fullName }}
        teams={teams.map(({ contestants, ...team }) => ({ ...team, contestantsCount: contestants.length }))}
        freeTeams={freeTeams}
      />
    ),
  },
];

/** The columns of the table with what is known of each guide. */
export const guideDetailsColumns: readonly Column<Guide>[] = [
  {
    key: "picture",
    title: "Picture",
    value: () => null,
    cell: ({ person }) => <Portrait path={person.picturePath} name={person.fullName} />,
    isBare: true,
  },
  name,
  phone,
  { key: "school", title: "School Name", value: ({ schoolName }) => schoolName },
  { key: "class", title: "Class Designator", value: ({ classDesignator }) => classDesignator },
  { key: "size", title: "T-shirt size", value: ({ person }) => person.tShirtSize },
];
