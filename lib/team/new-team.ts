import type { z } from "zod";
import { emptyContestant, emptyContestantWith, withoutContact } from "@/lib/contestant/labels";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { emptyLeader, emptyLeaderWith } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import type { Question } from "@/lib/question/schema";
import type { teamCreation } from "@/lib/team/inputs";
import { noTravel } from "@/lib/travel/labels";

export const emptyTeam = {
  name: "",
  contestantGroup: "" as ContestantGroup | "",
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

export type NewTeamValues = typeof emptyTeam;

/** `questions` are those of the edition. */
export const emptyTeamWith = (questions: readonly Question[]): NewTeamValues => ({
  ...emptyTeam,
  leaderCreateModel: emptyLeaderWith(questions),
  deputyLeaderCreateModel: emptyLeaderWith(questions),
  contestants: [emptyContestantWith(questions)],
});

type TeamCreationBody = z.input<typeof teamCreation>;

/** Specification, section 3, "Team creation payload". Only administrators send a country. */
export function toTeamCreation(
  { contestantGroup, contestants, ...values }: NewTeamValues,
  countryId?: string,
): TeamCreationBody {
  const { leaderId, leaderCreateModel, hasDeputyLeader, deputyLeaderId, deputyLeaderCreateModel, ...team } = values;
  return {
    ...team,
    countryId,
    // The form hides the travel of an online team.
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
