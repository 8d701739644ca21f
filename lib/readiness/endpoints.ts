import { z } from "zod";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";
import { remindedCountry, reminder, reminderInput, remindersInput } from "@/lib/readiness/schema";

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
