import { z } from "zod";
import { mail } from "@/lib/mail/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

export const listMails = endpoint("GET /api/Mail", {
  access: administrators,
  summary: "The last 1,000 mails, the newest first.",
  description: "Without those of messages, which `GET /api/Message/{id}` lists.",
  response: z.array(mail),
});

const ofMail = {
  access: administrators,
  params: z.object({ id: id.meta({ description: "The mail." }) }),
  response: mail,
} as const;

export const sendMailAgain = endpoint("POST /api/Mail/{id}/sending", {
  ...ofMail,
  summary: "Sends a mail again that could not be sent.",
  errors: {
    404: "There is no such mail.",
    409: "The mail is sent or expired, waits for its first attempt, or is being sent.",
  },
});

export const markMailSent = endpoint("POST /api/Mail/{id}/sent", {
  ...ofMail,
  summary: "Marks a mail as sent that was copied from a site that sends no mail.",
  description: "The secret part of a link to choose a password is removed from its text.",
  errors: { 404: "There is no such mail.", 409: "The mail is sent or expired, or this site sends its mail itself." },
});
