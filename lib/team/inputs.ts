import { z } from "zod";
import { contestantGroup, dateOfBirth, newContestant, newContestantForm } from "@/lib/contestant/inputs";
import { withoutContact } from "@/lib/contestant/labels";
import { requestedCountryId } from "@/lib/country/schema";
import { leaderCreateModel } from "@/lib/leader/inputs";
import { fullName } from "@/lib/person/fields";
import {
  atMost,
  besideOtherErrors,
  givenVersion,
  id,
  optionalId,
  optionalText,
  required,
} from "@/lib/platform/validation/fields";
import { existingOrNew, isObject } from "@/lib/platform/validation/ids";
import { newTeamLabel, teamLabels } from "@/lib/team/labels";
import { maxContestants, minContestants, tooFewContestants, tooManyContestants } from "@/lib/team/rules";
import { noTravel, type TravelValues } from "@/lib/travel/labels";
import { missingTravel } from "@/lib/travel/rules";
import { departsAfterArrival, departureError, optionalTravelFields, travelFields } from "@/lib/travel/schema";

const teamName = required(teamLabels.name, 80).meta({ example: "Maple Leaves" });

const chooseLeader = existingOrNew("leaderId", "leaderCreateModel");
const chooseDeputy = existingOrNew("deputyLeaderId", "deputyLeaderCreateModel");

function dropUnusedLeaders(body: unknown): unknown {
  if (!isObject(body)) return body;
  if (body.hasDeputyLeader === true) return chooseDeputy(chooseLeader(body));
  return chooseLeader({ ...body, deputyLeaderId: undefined, deputyLeaderCreateModel: undefined });
}

const contestantsOf = <C extends z.ZodType>(contestant: C) =>
  atMost(
    maxContestants,
    tooManyContestants,
    z.array(contestant, tooFewContestants).min(minContestants, tooFewContestants),
  );

const isOnline = z.boolean().meta({
  description: "Whether the team takes part online. Its travel details are optional and appear nowhere on the site.",
});

const isOfficial = z.boolean().nullish();

function requireTravel(
  team: { isOnline: boolean } & Partial<Record<keyof TravelValues, unknown>>,
  context: z.RefinementCtx,
): void {
  if (team.isOnline) return;
  for (const [field, [message]] of Object.entries(missingTravel(team))) {
    context.addIssue({ code: "custom", path: [field], message });
  }
}

const fields = {
  name: teamName,
  isOnline: isOnline.default(false),
  isOfficial: isOfficial.meta({
    description:
      "Whether the team counts in the official ranking; true by default. Without it, a team is unofficial if every contestant's `isOfficial` is false.",
  }),
  leaderId: optionalId,
  leaderCreateModel: leaderCreateModel.optional(),
  hasDeputyLeader: z.boolean().default(false),
  deputyLeaderId: optionalId,
  deputyLeaderCreateModel: leaderCreateModel.optional(),
  ...optionalTravelFields,
};

/** Specification, section 3, "Team creation payload". */
export const teamCreation = z
  .preprocess(
    dropUnusedLeaders,
    z
      .object({
        ...fields,
        countryId: requestedCountryId,
        contestants: contestantsOf(newContestant({ contestantGroup, isOfficial })),
      })
      .superRefine(requireTravel, besideOtherErrors)
      .refine(departsAfterArrival, departureError)
      .refine(({ contestants }) => new Set(contestants.map((contestant) => contestant.contestantGroup)).size <= 1, {
        path: ["contestants"],
        error: "All contestants of a team compete in one group.",
      }),
  )
  .meta({
    id: "TeamCreation",
    description:
      "A whole team, stored all or nothing. A chosen `leaderId` takes precedence over `leaderCreateModel`, `deputyLeaderId` over `deputyLeaderCreateModel`; without `hasDeputyLeader` there is no deputy. All contestants have the same `contestantGroup`, which becomes the team's group. The four travel fields are required unless `isOnline` is true. An administrator must send `countryId`; a registrator's team belongs to their own country.",
  });

/** The form of an online team hides travel and contacts, so what was typed there before is dropped. */
function dropUnusedTravel(form: unknown): unknown {
  if (!isObject(form) || form.isOnline !== true) return form;
  const contestants = Array.isArray(form.contestants) ? form.contestants : [];
  return { ...form, ...noTravel, contestants: contestants.map(withoutContact) };
}

/** `today` is yyyy-MM-dd by the site's clock. The form has one group for all contestants. */
export const teamForm = (today: string) =>
  z.preprocess(
    (form) => dropUnusedTravel(dropUnusedLeaders(form)),
    z
      .object({ ...fields, contestantGroup, contestants: contestantsOf(newContestantForm(today)) })
      .superRefine(requireTravel, besideOtherErrors)
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
    isOfficial: isOfficial.meta({
      description: "Whether the team counts in the official ranking. Without it, the stored value is kept.",
    }),
    isOnline: isOnline.nullish().meta({
      description:
        "Whether the team takes part online. Without it, the stored value is kept. A team that changes to online keeps its travel details and loses its seats; `false` is 422 until it has travel details.",
    }),
    version: givenVersion,
  })
  .meta({
    id: "TeamBasics",
    description: "A team's name and group, and how it takes part; they apply to every contestant.",
  });

export const contestantMove = z
  .object({ teamId: id.meta({ description: "The team that the contestant joins." }) })
  .meta({ id: "ContestantMove", description: "The contestant's new team." });

/** Reports the empty option as a missing choice, not as an invalid id. */
export const contestantMoveForm = z.object({ teamId: required(newTeamLabel) }).and(contestantMove);

const typedPerson = z.object({
  id: optionalId.meta({ description: "The person's own record, which is not compared." }),
  fullName,
});

const typedContestant = z.object({
  id: optionalId.meta({ description: "The contestant's own record, which is not compared." }),
  fullName,
  dateOfBirth,
});

export const typedNames = z
  .object({
    teamId: optionalId.meta({ description: "The team's own record, which is not compared." }),
    name: optionalText(teamLabels.name, 80),
    contestants: atMost(maxContestants, tooManyContestants, z.array(typedContestant)).default([]),
    people: atMost(10, "Send at most 10 people.", z.array(typedPerson))
      .default([])
      .meta({ description: "Leaders, guests and others; compared with everybody of the country." }),
    countryId: requestedCountryId,
    contestId: optionalId.meta({
      description: "The edition of the people: the current one, or for administrators the next one.",
    }),
  })
  .meta({ id: "TypedNames", description: "Names of a team and of people before they are sent." });

export type TypedNames = z.output<typeof typedNames>;
export type TeamArrival = z.output<typeof teamArrival>;
export type TeamBasics = z.output<typeof teamBasics>;
export type TeamCreation = z.output<typeof teamCreation>;
