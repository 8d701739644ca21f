import type { z } from "zod";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { emptyId } from "@/lib/ids";
import type { teamCreation } from "@/lib/team/inputs";
import { noTravel, type TravelValues } from "@/lib/travel/form-values";

export interface PersonValues {
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  /** Base64 without a prefix, empty for none. */
  picture: string;
}

export interface LeaderValues {
  leaderPerson: PersonValues;
  leaderEmail: string;
  leaderPhoneNumber: string;
}

export interface ContestantValues {
  contestantPerson: PersonValues;
  operatingSystemName: string;
  dateOfBirth: string;
  hasPersonForContact: boolean;
  personForContactName: string;
  personForContactPhoneNumber: string;
}

/** What the add-team form holds; times are local to the venue. */
export interface TeamFormValues extends TravelValues {
  name: string;
  contestantGroup: ContestantGroup | "";
  leaderId: string;
  leaderCreateModel: LeaderValues;
  hasDeputyLeader: boolean;
  deputyLeaderId: string;
  deputyLeaderCreateModel: LeaderValues;
  contestants: ContestantValues[];
}

const nobody: PersonValues = { fullName: "", nativeName: "", tShirtSize: "", picture: "" };

export const emptyLeader: LeaderValues = { leaderPerson: nobody, leaderEmail: "", leaderPhoneNumber: "" };

export const emptyContestant: ContestantValues = {
  contestantPerson: nobody,
  operatingSystemName: "",
  dateOfBirth: "",
  hasPersonForContact: false,
  personForContactName: "",
  personForContactPhoneNumber: "",
};

export const emptyTeam: TeamFormValues = {
  name: "",
  contestantGroup: "",
  ...noTravel,
  leaderId: "",
  leaderCreateModel: emptyLeader,
  hasDeputyLeader: false,
  deputyLeaderId: "",
  deputyLeaderCreateModel: emptyLeader,
  contestants: [emptyContestant],
};

type TeamCreationBody = z.input<typeof teamCreation>;

/**
 * The creation payload: the group moves from the top into each contestant, a chosen leader's details stay here, and the
 * deputy goes along only with the tick (specification, section 3, "Team creation payload").
 */
export function toTeamCreation({ contestantGroup, contestants, ...values }: TeamFormValues): TeamCreationBody {
  const { leaderId, leaderCreateModel, hasDeputyLeader, deputyLeaderId, deputyLeaderCreateModel, ...team } = values;
  return {
    ...team,
    isOnline: false,
    leaderId: leaderId || emptyId,
    ...(!leaderId && { leaderCreateModel }),
    hasDeputyLeader,
    ...(hasDeputyLeader && {
      deputyLeaderId: deputyLeaderId || emptyId,
      ...(!deputyLeaderId && { deputyLeaderCreateModel }),
    }),
    contestants: contestants.map((contestant) => ({ ...contestant, contestantGroup })),
  };
}

/** Where on the form a field of the payload is: the contestants' group is the team's. */
export function formFieldOf(payloadField: string): string {
  return /^contestants\.\d+\.contestantGroup$/.test(payloadField) ? "contestantGroup" : payloadField;
}
