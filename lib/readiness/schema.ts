import { z } from "zod";
import { instant } from "@/lib/platform/validation/fields";

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

export type Reminder = z.output<typeof reminder>;

export const reminderInput = z.object({
  again: z
    .boolean()
    .default(false)
    .meta({ description: "`true` sends another one within 24 hours of the last one, which is 409 otherwise." }),
});
