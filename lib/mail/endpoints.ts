import { z } from "zod";
import { mail } from "@/lib/mail/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

export const listMails = endpoint("GET /api/Mail", {
  access: administrators,
  summary: "The last 1,000 mails, the newest first.",
  response: z.array(mail),
});

export const sendMailAgain = endpoint("POST /api/Mail/{id}/sending", {
  access: administrators,
  summary: "Sends a mail again that could not be sent.",
  params: z.object({ id: id.meta({ description: "The mail." }) }),
  response: mail,
  errors: { 404: "There is no such mail.", 409: "The mail is sent or expired, or waits for its first attempt." },
});
