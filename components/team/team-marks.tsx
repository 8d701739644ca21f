import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";

interface Participation {
  isOnline: boolean;
  isOfficial: boolean;
  isWithdrawn?: boolean;
}

/** How a team's participation differs from the usual. */
function marksOf({ isOnline, isOfficial, isWithdrawn }: Participation): string[] {
  return [
    ...(isOnline ? ["Online"] : []),
    ...(isOfficial ? [] : ["Unofficial"]),
    ...(isWithdrawn ? ["Withdrawn"] : []),
  ];
}

/** Badges of a team that takes part online or outside the ranking, or is withdrawn. */
export function TeamMarks(team: Participation) {
  return marksOf(team).map((mark) => (
    <Badge key={mark} tone={mark === "Withdrawn" ? "amber" : "plain"}>
      {mark}
    </Badge>
  ));
}

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
