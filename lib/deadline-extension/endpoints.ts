import { z } from "zod";
import { deadlineExceptionInput } from "@/lib/deadline-extension/inputs";
import { deadlineException } from "@/lib/deadline-extension/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const params = z.object({ countryId: id.meta({ description: "The country." }) });

export const listDeadlineExceptions = endpoint("GET /api/Contest/exceptions", {
  access: administrators,
  summary: "The countries with a later end of registration in the current edition.",
  response: z.array(deadlineException),
  success: "The exceptions, by country.",
});

export const giveDeadlineException = endpoint("PUT /api/Contest/exceptions/{countryId}", {
  access: administrators,
  summary: "Extends the deadline of a country, or changes its extension.",
  description:
    "Its registrators are bound by this date instead of the edition's `endOfRegistrationDate`, and by the day after it instead of `endOfEditDate`. `version` 0 means that the country has no exception yet.",
  audit: "extended a country’s deadline",
  params,
  body: deadlineExceptionInput,
  response: deadlineException,
  errors: { 404: "There is no such country." },
});

export const removeDeadlineException = endpoint("DELETE /api/Contest/exceptions/{countryId}", {
  access: administrators,
  summary: "Removes a country's later end of registration.",
  audit: "deleted a country’s deadline extension",
  params,
  response: z.literal(true),
  success: "The edition's own dates count again.",
  errors: { 404: "The country has no exception." },
});
