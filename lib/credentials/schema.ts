import { z } from "zod";
import { yearText } from "@/lib/edition/schema";
import { fileNotes } from "@/lib/platform/csv/schema";

export const credentialFields = ["username", "password", "day1SeatingPlace", "day2SeatingPlace"] as const;
export type CredentialField = (typeof credentialFields)[number];

export const seatFields = ["day1SeatingPlace", "day2SeatingPlace"] as const;
export const isSeat = (field: CredentialField): boolean => (seatFields as readonly string[]).includes(field);

const count = z.int().nonnegative();

export const importParams = z.object({
  year: yearText.meta({ description: "The edition's year." }),
});

const importChange = z.object({
  line: z.int().positive(),
  code: z.string(),
  fullName: z.string(),
  values: z.array(
    z.object({
      field: z.enum(credentialFields),
      before: z.string().nullable(),
      after: z.string().nullable().meta({ description: "A password is never returned: both values are `null`." }),
    }),
  ),
});

export const filledCredentials = z.object({
  usernames: count.meta({ description: "How many user names were created." }),
  passwords: count.meta({ description: "How many passwords were created." }),
  codes: z.array(z.string()).meta({ description: "The contestants' codes." }),
});

export const importResult = z.object({
  created: count.meta({ description: "Contestants who get their first credentials or seat." }),
  updated: count.meta({ description: "Contestants whose credentials or seats are replaced." }),
  unchanged: count,
  skipped: count.meta({ description: "Rows with nothing but a key." }),
  refusedUsernames: z
    .array(z.object({ line: z.int().positive(), code: z.string(), username: z.string() }))
    .meta({ description: "User names of the file that CMS or DOMjudge refuses." }),
  ...fileNotes,
  changes: z
    .array(importChange)
    .optional()
    .meta({ description: "The values that would change, by line; only with `dryRun=true`." }),
});

export type ImportChange = z.output<typeof importChange>;
export type ImportResult = z.output<typeof importResult>;
