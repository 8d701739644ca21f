"use client";

import type { SyntheticEvent } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { FieldError } from "@/components/forms/field-parts";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { TextField } from "@/components/forms/text-field";
import type { LoginValues } from "@/components/identity/sign-in";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/notifications";

const unreachable = "The site could not be reached. Check your connection and try again.";

/** Validation and next-auth are a third of the page's JavaScript, so they are loaded on first focus. */
const loadSignIn = () => import("@/components/identity/sign-in").catch(() => null);

/** The login form; after a login the browser opens `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const form = useForm<LoginValues>({
    resolver: async (...args) => (await import("@/components/identity/sign-in")).loginResolver(...args),
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  function refuse(reason: string) {
    notify("error", reason);
    form.setError("root.login", { message: reason });
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const signIn = await loadSignIn();
    if (!signIn) return refuse(unreachable);
    await form.handleSubmit(async (values) => {
      const { ok, reason } = await signIn.logIn(values);
      if (!ok) return refuse(reason ?? unreachable);
      // A full load discards pages that the router has cached for another user.
      window.location.assign(next);
    })(event);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onFocus={() => void loadSignIn()} noValidate className="grid gap-5">
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
        {form.formState.errors.root?.login && (
          <FieldError role="alert">{form.formState.errors.root.login.message}</FieldError>
        )}
        <HydrationGate>
          <Button type="submit" variant="primary" pending={isSubmitting} disabled={isSubmitSuccessful}>
            Log in
          </Button>
        </HydrationGate>
      </form>
    </FormProvider>
  );
}
