"use client";

import { ApiForm } from "@/components/forms/api-form";
import { FormError } from "@/components/forms/form-error";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { TextField } from "@/components/forms/text-field";
import { useSendForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/notifications";

/** Validation and next-auth are a third of the page's JavaScript, so they are loaded on first focus. */
const loadSignIn = () => import("@/components/identity/sign-in");

/** The login form; after a login the browser opens `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const state = useSendForm(async (values) => (await loadSignIn()).logIn(values), {
    schema: async () => (await loadSignIn()).loginForm,
    defaultValues: { email: "", password: "" },
    // A full load discards pages that the router has cached for another user.
    onSaved: () => window.location.assign(next),
    keepValues: true,
    leaveQuestion: null,
  });

  async function submit() {
    const isLoaded = await loadSignIn().catch(() => null);
    if (isLoaded) await state.submit();
    else notify("error", "The site could not be reached. Check your connection and try again.");
  }

  return (
    <ApiForm
      state={state}
      onSubmit={submit}
      onFocus={() => void loadSignIn().catch(() => null)}
      className="grid gap-5"
      actions={
        <HydrationGate>
          <Button type="submit" variant="primary" pending={state.pending}>
            Log in
          </Button>
        </HydrationGate>
      }
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
      <FormError />
    </ApiForm>
  );
}
