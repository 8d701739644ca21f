import { z } from "zod";
import { atMost, id, instant } from "@/lib/platform/validation/fields";

export const reminder = z
  .object({
    countryId: z.guid(),
    countryName: z.string(),
    missing: z.int().meta({ description: "How many details are missing or look wrong." }),
    text: z.string(),
    personIds: z.array(z.guid()).meta({ description: "The people whom the text names." }),
    recipients: z.array(z.string()).meta({ description: "The e-mail addresses of the country’s registrators." }),
    lastSentAt: instant.nullable(),
  })
  .meta({ id: "Reminder", description: "What a country’s registrators still have to settle." });

export const remindedCountry = reminder.pick({ countryId: true, countryName: true });

export const remindersInput = z.object({
  countryIds: atMost(300, "Send at most 300 countries.", z.array(id).min(1, "Send at least one country.")),
});

export type RemindedCountry = z.output<typeof remindedCountry>;
export type Reminder = z.output<typeof reminder>;

export const reminderInput = z.object({
  again: z
    .boolean()
    .default(false)
    .meta({ description: "`true` sends another one within 24 hours of the last one, which is 409 otherwise." }),
});
