import { z } from "zod";
import { contestantGroup, newContestant, newContestantForm } from "@/lib/contestant/inputs";
import { givenVersion, id, optionalId, requestedCountryId, required } from "@/lib/fields";
import { isChosen } from "@/lib/ids";
import { leaderCreateModel } from "@/lib/leader/inputs";
import { teamLabels } from "@/lib/team/fields";
import { maxContestants, minContestants } from "@/lib/team/rules";
import { departsAfterArrival, departureError, travelFields } from "@/lib/travel/schema";

const teamName = required(teamLabels.name, 80).meta({ example: "Maple Leaves" });

/** Drops the description of a new leader when an existing one is chosen, and the deputy without `hasDeputyLeader`. */
function dropUnusedLeaders(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const { leaderCreateModel, deputyLeaderCreateModel, deputyLeaderId, ...rest } = body as Record<string, unknown>;
  return {
    ...rest,
    ...(!isChosen(rest.leaderId) && { leaderCreateModel: leaderCreateModel ?? {} }),
    ...(rest.hasDeputyLeader === true && {
      deputyLeaderId,
      ...(!isChosen(deputyLeaderId) && { deputyLeaderCreateModel: deputyLeaderCreateModel ?? {} }),
    }),
  };
}

const contestantsOf = <C extends z.ZodType>(one: C) =>
  z
    .array(one, "A team needs at least one contestant.")
    .min(minContestants, "A team needs at least one contestant.")
    .max(maxContestants, "A team can have at most 4 contestants.");

const fields = {
  name: teamName,
  isOnline: z.boolean("isOnline must be true or false.").default(false),
  leaderId: optionalId,
  leaderCreateModel: leaderCreateModel.optional(),
  hasDeputyLeader: z.boolean("hasDeputyLeader must be true or false.").default(false),
  deputyLeaderId: optionalId,
  deputyLeaderCreateModel: leaderCreateModel.optional(),
  ...travelFields,
};

/** Specification, section 3, "Team creation payload". */
export const teamCreation = z
  .preprocess(
    dropUnusedLeaders,
    z
      .object({
        ...fields,
        countryId: requestedCountryId,
        contestants: contestantsOf(newContestant({ contestantGroup })),
      })
      .refine(departsAfterArrival, departureError)
      .refine(({ contestants }) => new Set(contestants.map((one) => one.contestantGroup)).size <= 1, {
        path: ["contestants"],
        error: "All contestants of a team compete in one group.",
      }),
  )
  .meta({
    id: "TeamCreation",
    description:
      "A whole team, stored all or nothing. A chosen `leaderId` takes precedence over `leaderCreateModel`, `deputyLeaderId` over `deputyLeaderCreateModel`; without `hasDeputyLeader` there is no deputy. All contestants have the same `contestantGroup`, which becomes the team's group. An administrator must send `countryId`; a registrator's team belongs to their own country.",
  });

/**
 * The add-team form: it has one field for the group, which is copied into each contestant of the request.
 *
 * @param today yyyy-MM-dd by the site's clock
 */
export const teamForm = (today: string) =>
  z.preprocess(
    dropUnusedLeaders,
    z
      .object({ ...fields, contestantGroup, contestants: contestantsOf(newContestantForm(today)) })
      .refine(departsAfterArrival, departureError),
  );

export const teamArrival = z
  .object({ teamId: id, ...travelFields, version: givenVersion })
  .refine(departsAfterArrival, departureError)
  .meta({ id: "TeamArrival", description: "When and where a team arrives and departs." });

export const teamBasics = z
  .object({
    id,
    name: teamName,
    teamGroup: contestantGroup,
    isOfficial: z.boolean("isOfficial must be true or false.").nullish().meta({
      description: "Whether the team counts in the official ranking. Only used when an administrator sends it.",
    }),
    version: givenVersion,
  })
  .meta({ id: "TeamBasics", description: "A team's name and group; both apply to every contestant." });

export type TeamArrival = z.output<typeof teamArrival>;
export type TeamBasics = z.output<typeof teamBasics>;
export type TeamCreation = z.output<typeof teamCreation>;
