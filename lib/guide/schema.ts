import { z } from "zod";
import { optionalText, personFields, phoneNumber } from "@/lib/fields";
import { id, isChosen, optionalId } from "@/lib/ids";
import { person } from "@/lib/person/schema";

/** A guide as the API gives it (api.md, "Shapes"). */
export const guide = z.object({
  id: z.guid(),
  personId: z.guid(),
  person,
  userId: z.guid(),
  phoneNumber: z.string(),
  schoolName: z.string().nullable(),
  classDesignator: z.string().nullable(),
  teams: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      countryName: z.string(),
      contestants: z.array(z.object({ id: z.guid(), code: z.string(), fullName: z.string() })),
    }),
  ),
  version: z.int(),
});

/** Body of POST /api/Guide: a chosen person wins over a described one. */
export const guideInput = z.preprocess(
  (body) => {
    if (typeof body !== "object" || body === null) return body;
    const { person, ...rest } = body as Record<string, unknown>;
    return isChosen(rest.personId) ? rest : { ...rest, person: person ?? {} };
  },
  z.object({
    personId: optionalId,
    person: z.object({ ...personFields, countryId: optionalId }).optional(),
    userId: id,
    phoneNumber,
    schoolName: optionalText("School name"),
    classDesignator: optionalText("Class designator", 20),
  }),
);

/** Body of POST /api/Guide/{guideId}/teams. */
export const teamsToAssign = z
  .array(z.object({ id }), "Send a list of teams.")
  .min(1, "Send at least one team.")
  .max(100, "Send at most 100 teams.");

export type Guide = z.output<typeof guide>;
export type GuideInput = z.output<typeof guideInput>;
