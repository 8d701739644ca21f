import { z } from "zod";
import { id, optionalId, optionalText, personFields, phoneNumber, requestedCountryId, required } from "@/lib/fields";
import { guideLabels } from "@/lib/guide/fields";
import { isChosen } from "@/lib/ids";

export const guideInput = z
  .preprocess(
    (body) => {
      if (typeof body !== "object" || body === null) return body;
      const { person, ...rest } = body as Record<string, unknown>;
      return isChosen(rest.personId) ? rest : { ...rest, person: person ?? {} };
    },
    z.object({
      personId: optionalId,
      person: z.object({ ...personFields, countryId: requestedCountryId }).optional(),
      userId: id,
      phoneNumber: phoneNumber(guideLabels.phoneNumber),
      schoolName: optionalText(guideLabels.schoolName),
      classDesignator: optionalText(guideLabels.classDesignator, 20),
    }),
  )
  .meta({
    id: "GuideInput",
    description:
      "A new guide: an existing person (`personId`, which takes precedence) or a new one (`person`), and the account that they sign in with.",
  });

/** The guide form: an account must be chosen. */
export const guideForm = z.object({ userId: required(guideLabels.userId) }).and(guideInput);

export const teamsToAssign = z
  .array(z.object({ id }), "Send a list of teams.")
  .min(1, "Send at least one team.")
  .max(100, "Send at most 100 teams.");

export type GuideInput = z.output<typeof guideInput>;
