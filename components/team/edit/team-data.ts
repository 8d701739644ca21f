import type { TeamTravel } from "@/components/team/form/copy-travel";
import type { OtherTeam } from "@/components/team/move-contestant";
import type { Leader } from "@/lib/leader/schema";
import type { FormEdition } from "@/lib/person/form-edition";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

/** A team, what its forms show of its country and edition, and what the user may change. */
export interface TeamData extends FormEdition {
  team: Team;
  leaders: readonly Leader[];
  /** The leaders and deputies of the country's other teams, with the team's name. */
  otherLeaders: readonly { id: string; team: string }[];
  /** The country's other teams, whose travel can be copied. */
  otherTeams: readonly TeamTravel[];
  /** The country's other teams of the same group, to which a contestant can be moved. */
  teamsOfGroup: readonly OtherTeam[];
  transfers: readonly PartyTransfer[];
  /** The member and the field that the page's address names; null if it names none. */
  linked: { member: string; field: string } | null;
  /** Whether the team's name, group and members can be changed. */
  canEditRoster: boolean;
  /** Whether the members' details can be changed. */
  canEditDetails: boolean;
  /** Whether arrivals and departures can be changed. */
  canEditJourneys: boolean;
}
