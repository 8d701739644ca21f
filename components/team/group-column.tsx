import {
  marksOf,
  officialLabel,
  onlineLabel,
  type Participation,
  statusLabel,
  TeamMarks,
} from "@/components/team/team-marks";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/table-state";

/** A table's column with the group of each row's team, and its marks. */
export const groupColumn: Column<Participation & { group: string }> = {
  key: "group",
  title: "Group",
  value: (team) => [team.group, ...marksOf(team)].join(", "),
  exported: [
    { title: "Group", value: ({ group }) => group },
    { title: "Official", value: ({ isOfficial }) => officialLabel(isOfficial) },
    { title: "Online", value: ({ isOnline }) => onlineLabel(isOnline) },
    { title: "Status", value: ({ isWithdrawn }) => statusLabel(isWithdrawn) },
  ],
  cell: (team) => (
    <>
      <Badge tone={team.group === "Senior" ? "amber" : "forest"}>{team.group}</Badge> <TeamMarks {...team} />
    </>
  ),
};
