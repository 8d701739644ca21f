import { z } from "zod";
import { deadlineExtensionInput } from "@/lib/deadline-extension/inputs";
import { deadlineExtension } from "@/lib/deadline-extension/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const params = z.object({ countryId: id.meta({ description: "The country." }) });

export const listDeadlineExtensions = endpoint("GET /api/Contest/extensions", {
  access: administrators,
  summary: "The countries with a later end of registration in the current edition.",
  response: z.array(deadlineExtension),
  success: "The extensions, by country.",
});

export const giveDeadlineExtension = endpoint("PUT /api/Contest/extensions/{countryId}", {
  access: administrators,
  summary: "Extends the deadline of a country, or changes its extension.",
  description:
    "Its registrators are bound by this date instead of the edition's `endOfRegistrationDate`, and by the day after it instead of `endOfEditDate`. `version` 0 means that the country has no extension yet.",
  audit: "extended a country’s deadline",
  params,
  body: deadlineExtensionInput,
  response: deadlineExtension,
  errors: { 404: "There is no such country." },
});

export const removeDeadlineExtension = endpoint("DELETE /api/Contest/extensions/{countryId}", {
  access: administrators,
  summary: "Removes a country's later end of registration.",
  audit: "deleted a country’s deadline extension",
  params,
  response: z.literal(true),
  success: "The edition's own dates count again.",
  errors: { 404: "The country has no extension." },
});
