import { z } from "zod";
import { requestedCountryId } from "@/lib/country/schema";
import { guideLabels } from "@/lib/guide/labels";
import { personFields } from "@/lib/person/fields";
import { personEditModel } from "@/lib/person/inputs";
import {
  atMost,
  givenVersion,
  id,
  optionalId,
  optionalText,
  phoneNumber,
  required,
} from "@/lib/platform/validation/fields";
import { existingOrNew } from "@/lib/platform/validation/ids";

const ownFields = {
  userId: id,
  phoneNumber: phoneNumber(guideLabels.phoneNumber),
  schoolName: optionalText(guideLabels.schoolName),
  classDesignator: optionalText(guideLabels.classDesignator, 20),
};

export const guideInput = z
  .preprocess(
    existingOrNew("personId", "person"),
    z.object({
      personId: optionalId,
      person: z.object({ ...personFields, countryId: requestedCountryId }).optional(),
      ...ownFields,
    }),
  )
  .meta({
    id: "GuideInput",
    description:
      "A new guide: an existing person (`personId`, which takes precedence) or a new one (`person`), and the user that they log in as.",
  });

export const guideEdit = z
  .object({ ...ownFields, person: personEditModel, version: givenVersion })
  .meta({ id: "GuideEdit", description: "A guide's personal details, contact, school and user." });

const chosenUser = z.object({ userId: required(guideLabels.userId) });

export const guideForm = chosenUser.and(guideInput);
export const guideEditForm = chosenUser.and(guideEdit);

const listOfTeams = <T extends z.ZodType>(max: number, team: T) =>
  atMost(max, `Send at most ${max} teams.`, z.array(team, "Send a list of teams.").min(1, "Send at least one team."));

export const teamsToAssign = listOfTeams(100, z.object({ id }));

const teamMove = z.object({
  id: id.meta({ description: "The team." }),
  guideId: optionalId.meta({ description: "The team's new guide; `null` or no value: none." }),
  previousGuideId: optionalId.meta({ description: "The guide that the team has now; `null` or no value: none." }),
});

export const teamMoves = listOfTeams(1000, teamMove).refine(
  (moves) => new Set(moves.map(({ id }) => id)).size === moves.length,
  "Send each team once.",
);

export type GuideInput = z.output<typeof guideInput>;
export type GuideEdit = z.output<typeof guideEdit>;
export type TeamMove = z.output<typeof teamMoves>[number];
