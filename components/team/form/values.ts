import type { z } from "zod";
import { type ContestantValues, emptyContestant, withoutContact } from "@/lib/contestant/labels";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { emptyLeader, type LeaderValues } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import type { teamCreation } from "@/lib/team/inputs";
import { noTravel, type TravelValues } from "@/lib/travel/labels";

/** Values of the add-team form; times are local to the venue. */
export interface TeamFormValues extends TravelValues {
  name: string;
  contestantGroup: ContestantGroup | "";
  isOnline: boolean;
  isOfficial: boolean;
  leaderId: string;
  leaderCreateModel: LeaderValues;
  hasDeputyLeader: boolean;
  deputyLeaderId: string;
  deputyLeaderCreateModel: LeaderValues;
  contestants: ContestantValues[];
}

export const emptyTeam: TeamFormValues = {
  name: "",
  contestantGroup: "",
  isOnline: false,
  isOfficial: true,
  ...noTravel,
  leaderId: "",
  leaderCreateModel: emptyLeader,
  hasDeputyLeader: false,
  deputyLeaderId: "",
  deputyLeaderCreateModel: emptyLeader,
  contestants: [emptyContestant],
};

interface HasId {
  id: string;
}

/** A leader who was chosen in a draft may have been deleted: their details stay, as a new leader's. */
export function withKnownLeaders(draft: Partial<TeamFormValues>, leaders: readonly HasId[]): Partial<TeamFormValues> {
  const known = (id = "") => (leaders.some((leader) => leader.id === id) ? id : "");
  return { ...draft, leaderId: known(draft.leaderId), deputyLeaderId: known(draft.deputyLeaderId) };
}

type TeamCreationBody = z.input<typeof teamCreation>;

/** The request body for a new team (specification, section 3, "Team creation payload"). */
export function toTeamCreation({ contestantGroup, contestants, ...values }: TeamFormValues): TeamCreationBody {
  const { leaderId, leaderCreateModel, hasDeputyLeader, deputyLeaderId, deputyLeaderCreateModel, ...team } = values;
  return {
    ...team,
    // The fields are hidden then.
    ...(team.isOnline && noTravel),
    leaderId: leaderId || emptyId,
    ...(!leaderId && { leaderCreateModel }),
    hasDeputyLeader,
    ...(hasDeputyLeader && {
      deputyLeaderId: deputyLeaderId || emptyId,
      ...(!deputyLeaderId && { deputyLeaderCreateModel }),
    }),
    contestants: contestants.map((contestant) => ({
      ...(team.isOnline ? withoutContact(contestant) : contestant),
      contestantGroup,
    })),
  };
}

/** The form's field for a field of the request body: the contestants share one group. */
export function toFormField(payloadField: string): string {
  return /^contestants\.\d+\.contestantGroup$/.test(payloadField) ? "contestantGroup" : payloadField;
}
