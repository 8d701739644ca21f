"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { TextField } from "@/components/forms/inputs";
import { Ready } from "@/components/forms/ready";
import { loginForm } from "@/lib/identity/schema";
import { notify } from "@/lib/notifications";

type LoginValues = z.infer<typeof loginForm>;

/** Asks for e-mail and password; after a login the browser goes to `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const form = useForm<LoginValues>({ resolver: zodResolver(loginForm) });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  async function logIn(values: LoginValues) {
    const answer = await signIn("credentials", { ...values, redirect: false }).catch(() => undefined);
    if (answer?.ok && !answer.error) {
      // A full load, so that nothing rendered for somebody else stays in the browser's memory.
      window.location.assign(next);
      return;
    }
    const reason = answer?.error ?? "The site could not be reached. Check your connection and try again.";
    notify("error", reason);
    form.setError("root.login", { message: reason });
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(logIn)} noValidate className="login-form">
        <TextField name="email" label="E-mail" type="email" autoComplete="username" required />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
        {form.formState.errors.root?.login && (
          <p className="field-error" role="alert">
            {form.formState.errors.root.login.message}
          </p>
        )}
        <Ready>
          <button type="submit" className="button button-primary" disabled={isSubmitting || isSubmitSuccessful}>
            {isSubmitting && <span className="spinner" aria-hidden="true" />}
            Log in
          </button>
        </Ready>
      </form>
    </FormProvider>
  );
}
