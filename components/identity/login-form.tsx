"use client";

import { type SyntheticEvent, useState } from "react";
import { FieldFrame } from "@/components/forms/field-frame";
import { FieldError } from "@/components/forms/field-parts";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

/** Validation and next-auth are loaded on first focus; react-hook-form would be a tenth of the page's JavaScript. */
const loadSignIn = () => import("@/components/identity/sign-in").catch(() => null);

const fields = [
  { name: "email", label: "E-mail", type: "email", autoComplete: "username" },
  { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
] as const;

type Errors = Partial<Record<(typeof fields)[number]["name"] | "form", string | undefined>>;

/** The login form; after a login the browser opens `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const signIn = await loadSignIn();
    if (!signIn) return notify("error", "The site could not be reached. Check your connection and try again.");
    const { data, error } = signIn.loginForm.safeParse(Object.fromEntries(new FormData(form)));
    if (error) {
      const messages = Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]).reverse());
      form.querySelector<HTMLInputElement>(`[name=${Object.keys(messages).at(-1)}]`)?.focus();
      return setErrors(messages);
    }
    setErrors({});
    setPending(true);
    try {
      await signIn.logIn(data);
      // A full load discards pages that the router has cached for another user.
      window.location.assign(next);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors({ form: failure.message });
      setPending(false);
    }
  }

  return (
    <form className="grid gap-5" noValidate aria-busy={pending} onSubmit={submit} onFocus={() => void loadSignIn()}>
      {fields.map(({ name, label, ...input }) => (
        <FieldFrame
          key={name}
          label={label}
          required
          message={errors[name]}
          missing={errors[name] === `${label} is required.`}
        >
          {(control) => (
            <Input
              {...control}
              {...input}
              name={name}
              onChange={() => setErrors(({ [name]: _, ...others }) => others)}
            />
          )}
        </FieldFrame>
      ))}
      {errors.form && <FieldError role="alert">{errors.form}</FieldError>}
      <HydrationGate>
        <Button type="submit" variant="primary" pending={pending}>
          Log in
        </Button>
      </HydrationGate>
    </form>
  );
}
