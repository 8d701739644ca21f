import { z } from "zod";
import { onlyPlaceholders, placeholderNames } from "@/lib/mail/placeholders";
import { maxRecipients, messageLabels, recipientListNames } from "@/lib/message/labels";
import {
  atMost,
  id,
  normalizedText,
  optionalText,
  optionOf,
  required,
  trimmed,
} from "@/lib/platform/validation/fields";

export const messageForm = z.object({
  subject: required(messageLabels.subject, 150).superRefine(onlyPlaceholders(placeholderNames)).meta({
    description: "One line; it can have placeholders.",
    example: "Bus to the airport, {team}",
  }),
  text: normalizedText(messageLabels.text, 5_000, trimmed, `${messageLabels.text} is required.`)
    .min(1, `${messageLabels.text} is required.`)
    .superRefine(onlyPlaceholders(placeholderNames))
    .meta({
      description:
        "Plain text. Of the placeholders `{name}`, `{country}`, `{team}`, `{deadline}` and `{transfer}`, each recipient gets their own values; any other is 422.",
      example: "Dear {name},\n\nyour transfer: {transfer}",
    }),
});

const recipients = {
  to: optionOf(recipientListNames, "Choose a list of recipients.").meta({
    description: "The list that the ids are of.",
    example: "teams",
  }),
  ids: atMost(
    maxRecipients,
    `A message can have at most ${maxRecipients.toLocaleString("en")} recipients.`,
    z.array(id, "Send a list of ids.").min(1, "Choose somebody to write to."),
  ).meta({
    description:
      "Of teams, guides or users, or the persons of leaders and guests, in the current edition. Guests’ mails go to the registrators of their countries.",
  }),
};

export const messageInput = messageForm
  .extend({
    ...recipients,
    filter: optionalText("The filter", 500).meta({
      description: "How the recipients were chosen, for the message’s page and the audit log.",
      example: "Teams: country Romania",
    }),
    fingerprint: optionalText("The fingerprint", 64).meta({
      description: "Of the preview: 409 if the message would go to other addresses now.",
      example: null,
    }),
  })
  .meta({ id: "MessageInput", description: "A message, of which each address gets one mail of its own." });

export const previewInput = messageForm
  .extend({
    ...recipients,
    recipient: optionalText("The recipient", 254).meta({
      description: "The address whose mail is shown; by default the first one.",
      example: null,
    }),
  })
  .meta({ id: "MessagePreviewInput", description: "A message that is not sent yet." });

export type MessageInput = z.output<typeof messageInput>;
export type PreviewInput = z.output<typeof previewInput>;
