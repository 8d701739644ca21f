"use client";

import { signIn } from "next-auth/react";
import { ApiForm } from "@/components/forms/api-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Panel } from "@/components/ui/panel";
import { passwordChangeForm } from "@/lib/identity/inputs";
import { passwordLabels } from "@/lib/identity/labels";
import { notify } from "@/lib/platform/browser/notifications";
import { api } from "@/lib/site/api/client";

const empty = { currentPassword: "", newPassword: "", repeatedPassword: "" };

/** Changes the user's own password and ends their other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const state = useApiForm({
    name: "own password",
    values: () => empty,
    schema: passwordChangeForm,
    send: ({ currentPassword, newPassword }, options) =>
      api("PUT /api/Identity/password", { body: { currentPassword, newPassword }, ...options }),
    after: handleChanged,
  });

  async function handleChanged(_: unknown, { newPassword: password }: typeof empty): Promise<void> {
    // The change ends every session, this one included, so the browser signs in again.
    const signedIn = await signIn("credentials", { email, password, redirect: false }).catch(() => undefined);
    notify("success", "Your password has been changed. Other devices are logged out.");
    if (!signedIn?.ok || signedIn.error) window.location.assign("/login?next=/account");
  }

  const field = { type: "password", autoComplete: "new-password", required: true };
  return (
    <Panel className="mt-5">
      <ApiForm state={state} action="Change password">
        {/* Password managers store the new password under this e-mail address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          name="currentPassword"
          label={passwordLabels.currentPassword}
          {...field}
          autoComplete="current-password"
        />
        <TextField
          name="newPassword"
          label={passwordLabels.newPassword}
          hint="At least 8 characters, and hard to guess. Nobody else will see it, not even an administrator."
          {...field}
        />
        <TextField name="repeatedPassword" label={passwordLabels.repeatedPassword} {...field} />
      </ApiForm>
    </Panel>
  );
}
