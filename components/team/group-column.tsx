import { marksOf, type Participation, TeamMarks } from "@/components/team/team-marks";
import type { Column } from "@/components/ui/data-table";

/** A table's column with the group of each row's team, and its marks. */
export const groupColumn: Column<Participation & { group: string }> = {
  key: "group",
  title: "Group",
  value: (team) => [team.group, ...marksOf(team)].join(", "),
  cell: (team) => (
    <>
      {team.group} <TeamMarks {...team} />
    </>
  ),
};
