"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { signIn } from "next-auth/react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { TextField } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { passwordChangeForm } from "@/lib/identity/inputs";
import { notify } from "@/lib/notifications";

type PasswordValues = z.infer<typeof passwordChangeForm>;

/** Changes one's own password; the other sessions end, this one goes on. */
export function PasswordForm({ email }: { email: string }) {
  const router = useRouter();
  const form = useForm<PasswordValues>({
    defaultValues: { currentPassword: "", newPassword: "", repeated: "" },
    resolver: zodResolver(passwordChangeForm),
  });

  async function change({ currentPassword, newPassword }: PasswordValues) {
    try {
      await api("PUT /api/Identity/password", { body: { currentPassword, newPassword } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
      return;
    }
    form.reset();
    // The change ended every session; the browser's cookie needs the new one.
    const answer = await signIn("credentials", { email, password: newPassword, redirect: false }).catch(
      () => undefined,
    );
    notify("success", "Your password is changed. Other devices are signed out.");
    if (answer?.ok && !answer.error) router.refresh();
    else window.location.assign("/login?next=/account");
  }

  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form onSubmit={form.handleSubmit(change)} noValidate className="panel account-form">
          {/* Password managers file the new password under the account's name. */}
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
            hint="At least 8 characters. Nobody else will see it, not even an administrator."
          />
          <TextField name="repeated" label="New password again" type="password" autoComplete="new-password" required />
          {form.formState.errors.root?.server && (
            <p className="field-error" role="alert">
              {form.formState.errors.root.server.message}
            </p>
          )}
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            Change password
          </Button>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
