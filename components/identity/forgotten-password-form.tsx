"use client";

import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { forgottenPassword } from "@/lib/identity/inputs";
import { loginLabels } from "@/lib/identity/labels";
import { api } from "@/lib/site/api/client";

/** Asks for a link to choose a new password. */
export function ForgottenPasswordForm({ sendsMail }: { sendsMail: boolean }) {
  const [sentTo, setSentTo] = useState("");
  const state = useApiForm({
    name: "forgotten password",
    values: () => ({ email: "" }),
    schema: forgottenPassword,
    async send(body) {
      setSentTo("");
      const sent = await api("POST /api/Identity/forgottenPassword", { body });
      setSentTo(body.email);
      return sent;
    },
  });
  const mailText = sendsMail
    ? "a mail with a link is on its way."
    : "a mail with a link is written. An administrator finds it on the page Mail.";
  return (
    <>
      <ApiForm state={state} action={sendsMail ? "Send the link" : "Ask for a link"}>
        <TextField name="email" label={loginLabels.email} type="email" autoComplete="username" required />
      </ApiForm>
      <p role="status" className="wrap-anywhere not-empty:mt-6">
        {sentTo && `If ${sentTo} has a login here, ${mailText} The link works for an hour.`}
      </p>
    </>
  );
}
