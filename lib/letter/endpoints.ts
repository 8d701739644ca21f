import { z } from "zod";
import { letter } from "@/lib/letter/schema";
import { endpoint, listBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators, registrators } from "@/lib/platform/auth/roles";
import { atMost, id } from "@/lib/platform/validation/fields";

const ids = (what: string) => atMost(5_000, `At most 5,000 ${what}.`, z.array(id)).default([]);

const newLetters = z
  .object({ personIds: ids("people"), teamIds: ids("teams") })
  .refine(({ personIds, teamIds }) => personIds.length + teamIds.length > 0, {
    path: ["personIds"],
    error: "Choose at least one person or team.",
  })
  .meta({ id: "NewLetters", description: "Who gets a letter, in the order of their numbers." });

export type NewLetters = z.output<typeof newLetters>;

export const listLetters = endpoint("GET /api/Letter", {
  access: registrators,
  summary: "The invitation letters of the current edition; for registrators, those of their country.",
  description: "Registrators get 403 until the edition lets them open the letters.",
  response: z.array(letter),
});

export const issueLetters = endpoint("POST /api/Letter", {
  access: administrators,
  summary: "Issues invitation letters.",
  description:
    "Each gets a number and a code. Who has a letter keeps it, with its number and date; if it says something else now, it is marked as printed again.",
  audit: "issued invitation letters",
  body: newLetters,
  bodyLimit: 2 * listBodyLimit,
  response: z.array(letter),
  success: "The letters of these people and teams.",
  errors: { 404: "One of them does not travel to the current edition." },
});

export const withdrawLetter = endpoint("DELETE /api/Letter/{id}", {
  access: administrators,
  summary: "Withdraws an invitation letter.",
  description: "Its code is not known any more, and its number is not used again.",
  audit: "withdrew an invitation letter",
  params: z.object({ id: id.meta({ description: "The letter." }) }),
  response: z.literal(true),
  success: "The letter is withdrawn.",
  errors: { 404: "There is no such letter, or it is of another edition." },
});
