import type { Leader } from "@/lib/leader/schema";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

/** What the user may edit; null for yes, otherwise the reason why not. */
export interface EditRights {
  /** The team's name, group and members. */
  roster: string | null;
  /** The members' details and the travel. */
  details: string | null;
}

/** The leader or deputy of another team of the country. */
export interface OtherLeader {
  id: string;
  /** The other team's name. */
  team: string;
}

/** A team, and what its forms show of its country. */
export interface TeamData {
  team: Team;
  /** The country's leaders. */
  leaders: readonly Leader[];
  /** The leaders and deputies of the country's other teams. */
  otherLeaders: readonly OtherLeader[];
  /** The team's transfers. */
  transfers: readonly PartyTransfer[];
}

/** The ids of the team's leader and deputy, who cannot be chosen again. */
export function memberIds({ team }: TeamData): string[] {
  return [team.leader.id, ...(team.deputyLeader ? [team.deputyLeader.id] : [])];
}
