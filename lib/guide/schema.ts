import { z } from "zod";
import { contestant } from "@/lib/contestant/schema";
import { importedUsers } from "@/lib/identity/schema";
import { person } from "@/lib/person/schema";
import { fileNotes } from "@/lib/platform/csv/schema";
import { version } from "@/lib/platform/validation/fields";

export const guide = z
  .object({
    id: z.guid(),
    personId: z.guid(),
    person,
    userId: z.guid(),
    phoneNumber: z.string(),
    schoolName: z.string().nullable(),
    classDesignator: z.string().nullable(),
    teams: z.array(
      z.object({
        id: z.guid(),
        name: z.string(),
        countryName: z.string(),
        isOnline: z.boolean(),
        contestants: z.array(contestant.pick({ id: true, code: true }).extend({ fullName: z.string() })),
      }),
    ),
    version,
  })
  .meta({ id: "Guide", description: "A guide with the teams that are assigned to them." });

export const importedGuides = z
  .object({
    accounts: z.array(
      guide.pick({ phoneNumber: true, schoolName: true, classDesignator: true }).extend({
        name: z.string(),
        email: z.string(),
        tShirtSize: z.string(),
      }),
    ),
    createdAt: importedUsers.shape.createdAt,
    ...fileNotes,
  })
  .meta({ id: "ImportedGuides", description: "The guides of a file." });

export type ImportedGuides = z.output<typeof importedGuides>;
export type Guide = z.output<typeof guide>;
