import { Badge } from "@/components/ui/badge";
import type { ColumnDef } from "@/components/ui/table/features";

interface Participation {
  isOnline: boolean;
  isOfficial: boolean;
  isWithdrawn?: boolean;
}

export const officialLabel = (isOfficial: boolean) => (isOfficial ? "Official" : "Unofficial");
export const onlineLabel = (isOnline: boolean) => (isOnline ? "Online" : "On site");
export const statusLabel = (isWithdrawn?: boolean) => (isWithdrawn ? "Withdrawn" : "Takes part");

function badgesOf({ isOnline, isOfficial, isWithdrawn }: Participation): string[] {
  return [
    ...(isOnline ? ["Online"] : []),
    ...(isOfficial ? [] : ["Unofficial"]),
    ...(isWithdrawn ? ["Withdrawn"] : []),
  ];
}

const toneOf = (group: string) => (group === "Senior" ? "amber" : "forest");

export function GroupBadge({ group }: { group: string }) {
  return <Badge tone={toneOf(group)}>{group.toUpperCase()}</Badge>;
}

/** Badges of a team that takes part online or outside the ranking, or is withdrawn. */
export function TeamBadges(team: Participation) {
  return badgesOf(team).map((badge) => (
    <Badge key={badge} tone={badge === "Withdrawn" ? "amber" : "plain"}>
      {badge}
    </Badge>
  ));
}

/** The group with its badges, also to filter by the group. */
export const groupColumn = <Row extends Participation & { group: string }>(): ColumnDef<Row> => ({
  id: "group",
  header: "Group",
  accessorFn: (team) => [team.group, ...badgesOf(team)].join(", "),
  getUniqueValues: ({ group }) => [group],
  cell: ({ row: { original } }) => (
    <>
      <Badge tone={toneOf(original.group)}>{original.group}</Badge> <TeamBadges {...original} />
    </>
  ),
  meta: {
    isSelfExplanatory: true,
    headingClass: "xl:w-20 xl:min-w-20",
    exported: [
      { title: "Group", value: ({ group }) => group },
      { title: "Official", value: ({ isOfficial }) => officialLabel(isOfficial) },
      { title: "Online", value: ({ isOnline }) => onlineLabel(isOnline) },
      { title: "Status", value: ({ isWithdrawn }) => statusLabel(isWithdrawn) },
    ],
  },
});
