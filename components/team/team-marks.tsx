import { Badge } from "@/components/ui/badge";

export interface Participation {
  isOnline: boolean;
  isOfficial: boolean;
  isWithdrawn?: boolean;
}

export const officialLabel = (isOfficial: boolean) => (isOfficial ? "Official" : "Unofficial");
export const onlineLabel = (isOnline: boolean) => (isOnline ? "Online" : "On site");
export const statusLabel = (isWithdrawn?: boolean) => (isWithdrawn ? "Withdrawn" : "Takes part");

/** How a team's participation differs from the usual. */
export function marksOf({ isOnline, isOfficial, isWithdrawn }: Participation): string[] {
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
