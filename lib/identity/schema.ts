import { z } from "zod";
import { UserRole } from "@/lib/generated/prisma/enums";
import { dryRunQuery, fileNotes } from "@/lib/platform/csv/schema";
import { anyText, booleanText, instant, version } from "@/lib/platform/validation/fields";

const token = z.string().meta({ description: "For the `Authorization` header, after `Bearer `." });

export const loginResponse = z
  .object({
    token,
    id: z.guid(),
    name: z.string(),
    username: z.string(),
    countryId: z.guid().nullable(),
  })
  .meta({ id: "LoginResponse", description: "The user who logged in, and the token for their requests." });

export const passwordChangeResponse = z.object({ token });

export const user = z
  .object({
    id: z.guid(),
    email: z.string(),
    username: z.string(),
    name: z.string(),
    role: z.enum(UserRole),
    countryId: z.guid().nullable(),
  })
  .meta({ id: "User", description: "A user." });

export const listedUser = user
  .extend({
    givenPassword: z.string().nullable().meta({
      description: "The password to hand out; `null` once its owner has chosen another.",
    }),
    hasPassword: z.boolean().meta({ description: "`false` for an invited user who has not chosen one yet." }),
    disabled: z.boolean().meta({ description: "Whether the user is disabled and cannot log in." }),
    version,
  })
  .meta({ id: "ListedUser", description: "A user with the password to hand out." });

export const importedUsers = z
  .object({
    accounts: z.array(
      z.object({
        country: z.string().meta({ description: "The country's name." }),
        name: z.string(),
        email: z.string(),
      }),
    ),
    createdAt: instant.nullable().meta({ description: "When they were created; `null` for a dry run." }),
    ...fileNotes,
  })
  .meta({ id: "ImportedUsers", description: "The users of a file." });

/** The query of imports that create users. */
export const importUsersQuery = dryRunQuery.extend({
  invite: booleanText("invite").meta({ description: "`true` sends links to choose a password instead." }),
});

const noRole = "There is no such role.";

export const roleParams = z.object({
  role: anyText(100, noRole)
    .transform((given, context) => {
      const role = Object.values(UserRole).find((name) => name.toLowerCase() === given.toLowerCase());
      if (!role) context.addIssue({ code: "custom", message: noRole });
      return role ?? z.NEVER;
    })
    .meta({ description: "Administrator, TeamRegistrator or Guide, in any case." }),
});

export type ImportOptions = z.output<typeof importUsersQuery>;
export type User = z.output<typeof user>;
export type ImportedUsers = z.output<typeof importedUsers>;
export type ListedUser = z.output<typeof listedUser>;
