import { z } from "zod";
import { deletionInput, personPrivacy, privacyInput } from "@/lib/personal-data/inputs";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const ofEdition = {
  access: administrators,
  params: z.object({ id: id.meta({ description: "The edition." }) }),
  errors: { 404: "There is no such edition." },
} as const;

const ofPerson = {
  access: administrators,
  params: z.object({ id: id.meta({ description: "The person, of any edition." }) }),
  errors: { 404: "There is no such person." },
} as const;

const zip = { response: z.string().meta({ format: "binary" }), responseType: "application/zip" } as const;

export const exportEditionData = endpoint("GET /api/PersonalData/editions/{id}/zip", {
  ...ofEdition,
  ...zip,
  summary: "An edition's personal data, as a ZIP archive of CSV files and pictures.",
  audit: "downloaded the personal data of an edition",
});

export const deleteEditionData = endpoint("POST /api/PersonalData/editions/{id}/deletion", {
  ...ofEdition,
  summary: "Deletes the personal data of an edition that is over.",
  description:
    "Deletes phone numbers, e-mail addresses, dates of birth, contacts, journeys, credentials, seats, arrivals, transfers, mails, pictures, given passwords from before the edition's end, and what the audit log says of these. Users stay. Names, countries, teams, groups, results and counts stay. If it is interrupted, send it again.",
  audit: "deleted the personal data of an edition",
  body: deletionInput,
  response: z.literal(true),
  errors: { ...ofEdition.errors, 409: "The tournament is not over." },
});

export const exportPersonData = endpoint("GET /api/PersonalData/people/{id}/zip", {
  ...ofPerson,
  ...zip,
  summary: "Everything that is stored about a person, as a ZIP archive of JSON and the picture.",
  description: "Also about somebody who was deleted from a team or a list.",
  audit: "downloaded what is stored about a person",
});

export const changePersonPrivacy = endpoint("PUT /api/PersonalData/people/{id}", {
  ...ofPerson,
  summary: "Changes what visitors see of a person.",
  audit: "changed what visitors see of a person",
  body: privacyInput,
  response: personPrivacy,
});

export const erasePerson = endpoint("DELETE /api/PersonalData/people/{id}", {
  ...ofPerson,
  summary: "Erases a person; the place in a team and the results stay, without a name.",
  description:
    "Also somebody who was deleted from a team or a list, with what the audit log and mails say. A guide's user account stays; it can be changed or disabled.",
  audit: "erased a person",
  response: z.literal(true),
});
