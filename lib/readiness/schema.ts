import { z } from "zod";
import { anyText, atMost, id, instant, optionalText } from "@/lib/platform/validation/fields";
import { maxNoteLength, noteLabel } from "@/lib/readiness/labels";

export const reminder = z
  .object({
    countryId: z.guid(),
    countryName: z.string(),
    countryCode: z.string().meta({ description: "ISO 3166-1 alpha-2." }),
    what: z
      .string()
      .meta({ description: "What is missing or looks wrong, with its number.", example: "Picture (3), native name" }),
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

const warningKey = {
  kind: z.string().meta({ description: "What was checked.", example: "sameContestant" }),
  recordIds: z.array(z.guid()).meta({ description: "The teams or people that it is about." }),
  details: z.string().meta({ description: "What is wrong, in sentences." }),
};

export const warning = z
  .object({ ...warningKey, name: z.string().meta({ description: "The team’s or the person’s." }) })
  .meta({ id: "Warning", description: "Something that looks wrong in a registration." });

export const acknowledgedWarning = warning
  .extend({ id: z.guid(), note: z.string(), acknowledgedBy: z.string(), acknowledgedAt: instant })
  .meta({ id: "AcknowledgedWarning", description: "A warning that is not shown any more." });

export const warnings = z
  .object({ warnings: z.array(warning), acknowledged: z.array(acknowledgedWarning) })
  .meta({ id: "Warnings", description: "The warnings, and those that are not shown any more." });

const notAsListed = "Send the warning as it was listed.";

export const acknowledgementInput = z.object({
  kind: anyText(50, notAsListed).meta({ description: "As it was listed, as well as `recordIds` and `details`." }),
  recordIds: atMost(1000, notAsListed, z.array(id).min(1, notAsListed)),
  details: anyText(100_000, notAsListed),
  note: optionalText(noteLabel, maxNoteLength),
});

export type AcknowledgementInput = z.output<typeof acknowledgementInput>;
export type Warnings = z.output<typeof warnings>;

export const reminderInput = z.object({
  again: z
    .boolean()
    .default(false)
    .meta({ description: "`true` sends another one within 24 hours of the last one, which is 409 otherwise." }),
});
