import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/table-state";

interface Participation {
  isOnline: boolean;
  isOfficial: boolean;
  isWithdrawn?: boolean;
}

export const officialLabel = (isOfficial: boolean) => (isOfficial ? "Official" : "Unofficial");
export const onlineLabel = (isOnline: boolean) => (isOnline ? "Online" : "On site");
export const statusLabel = (isWithdrawn?: boolean) => (isWithdrawn ? "Withdrawn" : "Takes part");

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
