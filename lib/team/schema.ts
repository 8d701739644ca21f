import { z } from "zod";
import { contestantGroup } from "@/lib/contestant/group";
import { contestant, newContestant } from "@/lib/contestant/schema";
import { required } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { id, isChosen, optionalId } from "@/lib/ids";
import { leader, leaderCreateModel } from "@/lib/leader/schema";
import { maxContestants, minContestants } from "@/lib/team/rules";
import { departsAfterArrival, departureRefusal, travelFields } from "@/lib/travel/fields";

export const teamName = required("Team name", 80);

/** Drops the fields that do not count, so that they are not validated: a chosen leader wins over a described one. */
function dropUnusedFields(body: unknown): unknown {
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

/** Body of POST /api/Team (specification, section 3, "Team creation payload"). An administrator names the country. */
export const teamCreation = z.preprocess(
  dropUnusedFields,
  z
    .object({ ...fields, countryId: optionalId, contestants: contestantsOf(newContestant({ contestantGroup })) })
    .refine(departsAfterArrival, departureRefusal)
    .refine(({ contestants }) => new Set(contestants.map((one) => one.contestantGroup)).size <= 1, {
      path: ["contestants"],
      error: "All contestants of a team compete in one group.",
    }),
);

/** Values of the add-team form: one group, which is sent with each contestant. */
export const teamForm = z.preprocess(
  dropUnusedFields,
  z
    .object({ ...fields, contestantGroup, contestants: contestantsOf(newContestant({})) })
    .refine(departsAfterArrival, departureRefusal),
);

/** Body of PUT /api/Team/arrival. */
export const teamArrival = z
  .object({ teamId: id, ...travelFields, version: givenVersion })
  .refine(departsAfterArrival, departureRefusal);

/** Body of PUT /api/Team/basic; only an administrator's `isOfficial` counts. */
export const teamBasics = z.object({
  id,
  name: teamName,
  teamGroup: contestantGroup,
  isOfficial: z.boolean("isOfficial must be true or false.").nullish(),
  version: givenVersion,
});

const travel = {
  timeOfArrival: z.iso.datetime(),
  arrivalLocation: z.string(),
  timeOfDeparture: z.iso.datetime(),
  departureLocation: z.string(),
};

const identity = {
  id: z.guid(),
  name: z.string(),
  group: contestantGroup,
  countryId: z.guid(),
  countryName: z.string(),
  /** PNG, base64 without a prefix. */
  countryFlag: z.string(),
};

/** A team with all its details (api.md, "Team, full"). */
export const team = z.object({
  ...identity,
  isOnline: z.boolean(),
  isOfficial: z.boolean(),
  siteId: z.guid(),
  leader,
  deputyLeader: leader.nullable(),
  contestants: z.array(contestant),
  ...travel,
  version: z.int(),
});

const face = z.object({ fullName: z.string(), picturePath: z.string().nullable() });

/** The public view of a team (api.md, "Team, public view"). */
export const publicTeam = z.object({
  ...identity,
  leader: z.object({ person: face }),
  deputyLeader: z.object({ person: face }).nullable(),
  contestants: z.array(
    z.object({
      id: z.guid(),
      contestantGroup,
      isOfficial: z.boolean(),
      person: face.extend({ roles: z.array(z.string()) }),
    }),
  ),
});

export type TeamArrival = z.output<typeof teamArrival>;
export type TeamBasics = z.output<typeof teamBasics>;
export type TeamCreation = z.output<typeof teamCreation>;
export type Team = z.output<typeof team>;
export type PublicTeam = z.output<typeof publicTeam>;
