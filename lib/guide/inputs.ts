import { z } from "zod";
import { requestedCountryId } from "@/lib/country/schema";
import { guideLabels, newUserId } from "@/lib/guide/labels";
import { newUser } from "@/lib/identity/inputs";
import { personFields } from "@/lib/person/fields";
import { personEditModel } from "@/lib/person/inputs";
import {
  atMost,
  besideOtherErrors,
  givenVersion,
  id,
  optionalId,
  optionalText,
  phoneNumber,
  required,
} from "@/lib/platform/validation/fields";
import { existingOrNew, isChosen, isObject } from "@/lib/platform/validation/ids";

const guideFields = {
  phoneNumber: phoneNumber(guideLabels.phoneNumber),
  schoolName: optionalText(guideLabels.schoolName),
  classDesignator: optionalText(guideLabels.classDesignator, 20),
};

const choosePerson = existingOrNew("personId", "person");

const chooseUser = (body: unknown) =>
  isObject(body) && isChosen(body.userId) ? { ...body, newUser: undefined } : body;

export const guideInput = z
  .preprocess(
    (body) => chooseUser(choosePerson(body)),
    z
      .object({
        personId: optionalId,
        person: z.object({ ...personFields, countryId: requestedCountryId }).optional(),
        userId: optionalId,
        newUser: newUser.optional(),
        ...guideFields,
      })
      .refine(({ userId, newUser }) => userId ?? newUser, {
        path: ["userId"],
        error: `${guideLabels.userId} is required.`,
        ...besideOtherErrors,
      }),
  )
  .meta({
    id: "GuideInput",
    description:
      "A new guide: an existing person (`personId`, which takes precedence) or a new one (`person`), and the user that they log in as: an existing one (`userId`, which takes precedence) or a new one (`newUser`).",
  });

export const guideEdit = z
  .object({ userId: id, ...guideFields, person: personEditModel, version: givenVersion })
  .meta({ id: "GuideEdit", description: "A guide's personal details, contact, school and user." });

/** Ignores fields that the form hides: those of a new user unless one is chosen, and the password of an invited one. */
export const guideForm = z.preprocess((form) => {
  if (!isObject(form)) return form;
  if (form.userId !== newUserId) return { ...form, newUser: undefined };
  return isObject(form.newUser) && form.newUser.invite ? { ...form, newUser: { ...form.newUser, password: "" } } : form;
}, guideInput);

export const guideEditForm = z.object({ userId: required(guideLabels.userId) }).and(guideEdit);

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
