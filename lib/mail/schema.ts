import { z } from "zod";
import { MailKind } from "@/lib/generated/prisma/enums";
import { instant } from "@/lib/platform/validation/fields";

export const mailStates = ["Sent", "Waiting", "Failed", "Expired"] as const;

export const mail = z
  .object({
    id: z.guid(),
    kind: z.enum(MailKind),
    to: z.string(),
    subject: z.string(),
    text: z
      .string()
      .meta({ description: "Without the link to choose a password, once it is sent or where the site sends mail." }),
    state: z.enum(mailStates).meta({
      description:
        "`Failed` after eight attempts, or at once if the mail server refuses it for ever; `Expired` if it could not be sent in time.",
    }),
    canSendAgain: z.boolean(),
    createdAt: instant,
    createdBy: z.string().nullable().meta({ description: "The user's name." }),
    sentAt: instant.nullable(),
    error: z.string().nullable().meta({ description: "Why the last attempt failed." }),
  })
  .meta({ id: "Mail", description: "A mail that the site has sent, or will send." });

export type Mail = z.output<typeof mail>;
