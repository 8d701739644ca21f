"use client";

import type { SyntheticEvent } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { TextField } from "@/components/forms/inputs";
import type { LoginValues } from "@/components/identity/sign-in";
import { notify } from "@/lib/notifications";

const unreachable = "The site could not be reached. Check your connection and try again.";

/** What checks and sends the form weighs a third of the page; it is fetched when somebody begins to fill it in. */
const loadCheck = () => import("@/components/identity/sign-in").catch(() => null);

/** Asks for e-mail and password; after a login the browser goes to `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const form = useForm<LoginValues>({
    resolver: async (...given) => (await import("@/components/identity/sign-in")).checkLogin(...given),
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  function refuse(reason: string) {
    notify("error", reason);
    form.setError("root.login", { message: reason });
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const check = await loadCheck();
    if (!check) return refuse(unreachable);
    await form.handleSubmit(async (values) => {
      const { ok, reason } = await check.sendLogin(values);
      if (!ok) return refuse(reason ?? unreachable);
      // A full load, so that nothing rendered for somebody else stays in the browser's memory.
      window.location.assign(next);
    })(event);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onFocus={() => void loadCheck()} noValidate className="login-form">
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
        {form.formState.errors.root?.login && (
          <p className="field-error" role="alert">
            {form.formState.errors.root.login.message}
          </p>
        )}
        <HydrationGate>
          <button type="submit" className="button button-primary" disabled={isSubmitting || isSubmitSuccessful}>
            {isSubmitting && <span className="spinner" aria-hidden="true" />}
            Log in
          </button>
        </HydrationGate>
      </form>
    </FormProvider>
  );
}
