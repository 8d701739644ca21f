import { z } from "zod";
import { messageInput, previewInput } from "@/lib/message/inputs";
import { message, messagePreview, messageWithMails } from "@/lib/message/schema";
import { endpoint, listBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const params = z.object({ id: id.meta({ description: "The message." }) });
const noMessage = "There is no such message.";

export const listMessages = endpoint("GET /api/Message", {
  access: administrators,
  summary: "The last 1,000 messages, the newest first.",
  response: z.array(message),
});

export const getMessage = endpoint("GET /api/Message/{id}", {
  access: administrators,
  summary: "A message, and which of its mails are sent, wait or have failed.",
  params,
  response: messageWithMails,
  errors: { 404: noMessage },
});

export const previewMessage = endpoint("POST /api/Message/preview", {
  access: administrators,
  summary: "Who would get a message, who is left out and why, and the mail of one recipient.",
  body: previewInput,
  bodyLimit: listBodyLimit,
  response: messagePreview,
});

export const sendTest = endpoint("POST /api/Message/test", {
  access: administrators,
  summary: "Sends the mail of one recipient to the caller.",
  body: previewInput,
  bodyLimit: listBodyLimit,
  response: z.literal(true),
});

export const createMessage = endpoint("POST /api/Message", {
  access: administrators,
  summary: "Writes to several people, each of whom gets a mail of their own.",
  description:
    "Who has no address or is disabled is left out, as `POST /api/Message/preview` says; an address gets one mail, however often it occurs.",
  audit: "wrote a message",
  body: messageInput,
  bodyLimit: listBodyLimit,
  response: message,
  status: 201,
  idempotent: true,
  errors: { 409: "The recipients are others than those of the preview." },
});

export const sendMessageAgain = endpoint("POST /api/Message/{id}/sending", {
  access: administrators,
  summary: "Sends those mails of a message again that have failed.",
  params,
  response: message,
  errors: { 404: noMessage, 409: "None has failed." },
});

export const markMessageSent = endpoint("POST /api/Message/{id}/sent", {
  access: administrators,
  summary: "Marks the waiting mails of a message as sent, on a site that sends no mail.",
  params,
  response: message,
  errors: { 404: noMessage, 409: "None waits, or this site sends its mail itself." },
});
