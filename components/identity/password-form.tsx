"use client";

import { signIn } from "next-auth/react";
import { ApiForm } from "@/components/forms/api-form";
import { FormError } from "@/components/forms/form-error";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Panel } from "@/components/ui/panel";
import { passwordChangeForm } from "@/lib/identity/inputs";
import { notify } from "@/lib/platform/browser/notifications";
import { api } from "@/lib/site/api/client";

const empty = { currentPassword: "", newPassword: "", repeated: "" };
const secrets = ["currentPassword", "newPassword", "repeated"] as const;

/** Changes the user's own password and ends their other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const state = useApiForm({
    name: "own password",
    values: empty,
    schema: passwordChangeForm,
    create: ({ currentPassword, newPassword }, options) =>
      api("PUT /api/Identity/password", { body: { currentPassword, newPassword }, ...options }),
    after: handleChanged,
    secrets,
  });

  async function handleChanged(_: unknown, { newPassword: password }: typeof empty): Promise<void> {
    state.discard();
    // The change ends every session, this one included, so the browser signs in again.
    const signedIn = await signIn("credentials", { email, password, redirect: false }).catch(() => undefined);
    notify("success", "Your password has been changed. Other devices are logged out.");
    if (!signedIn?.ok || signedIn.error) window.location.assign("/login?next=/account");
  }

  return (
    <HydrationGate>
      <Panel className="mb-10 max-w-120">
        <ApiForm
          state={state}
          className="grid gap-5 *:[button]:justify-self-start"
          actions={<SubmitButton state={state}>Change password</SubmitButton>}
        >
          {/* Password managers store the new password under this e-mail address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
          />
          <TextField
            name="newPassword"
            label="New password"
            type="password"
            autoComplete="new-password"
            required
            hint="At least 8 characters, and hard to guess. Nobody else will see it, not even an administrator."
          />
          <TextField name="repeated" label="New password again" type="password" autoComplete="new-password" required />
          <FormError />
        </ApiForm>
      </Panel>
    </HydrationGate>
  );
}
