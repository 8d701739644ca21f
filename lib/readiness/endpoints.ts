import { z } from "zod";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";
import {
  acknowledgedWarning,
  acknowledgementInput,
  remindedCountry,
  reminder,
  reminderInput,
  remindersInput,
  warnings,
} from "@/lib/readiness/schema";

export const listReminders = endpoint("GET /api/Reminder", {
  access: administrators,
  summary: "For each country what its registrators still have to settle in the current edition.",
  response: z.array(reminder),
  success: "The countries for which something is missing, by name.",
});

export const sendReminders = endpoint("POST /api/Reminder", {
  access: administrators,
  summary: "Writes the registrators of several countries what is missing.",
  description:
    "Countries where nothing is missing, those without a registrator who can log in, and those written to within 24 hours, are left out.",
  audit: "wrote what is missing",
  body: remindersInput,
  response: z.array(remindedCountry),
  success: "The countries that were written to, by name.",
});

export const sendReminder = endpoint("POST /api/Reminder/{countryId}", {
  access: administrators,
  summary: "Writes the registrators of a country what is missing.",
  audit: "wrote what is missing",
  params: z.object({ countryId: id.meta({ description: "The country." }) }),
  body: reminderInput,
  response: z.literal(true),
  errors: {
    404: "Nothing is missing, or there is no such country.",
    409: "It has no registrator who can log in, or they were written to within 24 hours.",
  },
});

export const listWarnings = endpoint("GET /api/Warning", {
  access: administrators,
  summary: "What looks wrong in the registrations of the current edition.",
  response: warnings,
});

export const acknowledgeWarning = endpoint("POST /api/Warning/acknowledged", {
  access: administrators,
  summary: "Marks a warning as checked.",
  description: "Nobody is shown it, and no mail names it, as long as it says the same about the same teams and people.",
  audit: "marked a warning as checked",
  body: acknowledgementInput,
  response: acknowledgedWarning,
  errors: { 404: "There is no such warning, or it says something else now." },
});

export const restoreWarning = endpoint("DELETE /api/Warning/acknowledged/{id}", {
  access: administrators,
  summary: "Shows a warning again that was marked as checked.",
  audit: "showed a warning again",
  params: z.object({ id: id.meta({ description: "The acknowledgement." }) }),
  response: z.literal(true),
  errors: { 404: "The warning is not marked as checked." },
});
