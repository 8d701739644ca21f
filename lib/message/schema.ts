import { z } from "zod";
import { mailStates } from "@/lib/mail/schema";
import { instant } from "@/lib/platform/validation/fields";

export const message = z
  .object({
    id: z.guid(),
    subject: z.string(),
    recipients: z.string().meta({ description: "How they were chosen.", example: "Teams: country Romania" }),
    createdAt: instant,
    createdBy: z.string().nullable().meta({ description: "The user's name." }),
    sent: z.int(),
    waiting: z.int(),
    failed: z.int().meta({ description: "With those that could not be sent in time." }),
  })
  .meta({ id: "Message", description: "What was written to several people, with the numbers of its mails." });

const mailOfMessage = z.object({
  id: z.guid(),
  to: z.string(),
  state: z.enum(mailStates),
  error: z.string().nullable().meta({ description: "Why the last attempt failed." }),
});

export const messageWithMails = message
  .extend({
    text: z.string().meta({ description: "With placeholders." }),
    mails: z.array(mailOfMessage).meta({ description: "By address." }),
  })
  .meta({ id: "MessageWithMails", description: "A message with the state of each of its mails." });

export const messagePreview = z
  .object({
    recipients: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .meta({ description: "Each address once, with the names of all who have it." }),
    fingerprint: z.string().meta({ description: "Of the addresses, for `POST /api/Message`." }),
    leftOut: z
      .array(z.object({ name: z.string(), reason: z.string() }))
      .meta({ description: "Who gets no mail of their own, and why." }),
    notes: z.array(z.string()).meta({
      description: "Placeholders without a value, and for how many recipients; whether the same was written before.",
    }),
    mail: z
      .object({ to: z.string(), subject: z.string(), text: z.string() })
      .nullable()
      .meta({ description: "The mail of one recipient; `null` if there is none." }),
  })
  .meta({ id: "MessagePreview", description: "Who would get a message, and how it would read." });

export type Message = z.output<typeof message>;
export type MessageWithMails = z.output<typeof messageWithMails>;
export type MessagePreview = z.output<typeof messagePreview>;
