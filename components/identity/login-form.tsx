"use client";

import { type ComponentProps, type SyntheticEvent, useState } from "react";
import { FieldFrame } from "@/components/forms/field-frame";
import { FieldError } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useHydrated } from "@/components/ui/use-hydrated";
import { loginLabels } from "@/lib/identity/labels";
import { unreachable } from "@/lib/platform/browser/notifications";
import { forgetWayBack, readWayBack } from "@/lib/platform/browser/way-back";
import { ApiError } from "@/lib/site/api/client";

/** Validation and next-auth are loaded on first focus; react-hook-form would be a tenth of the page's JavaScript. */
const loadSignIn = () => import("@/components/identity/sign-in").catch(() => null);

type FieldName = keyof typeof loginLabels;

type Errors = Partial<Record<FieldName | "form", string>>;

/** The login form; after a login the browser opens `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const isHydrated = useHydrated();

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const signIn = await loadSignIn();
    if (!signIn) return setErrors({ form: unreachable });
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
      const wayBack = readWayBack();
      forgetWayBack();
      // A full load discards pages that the router has cached for another user.
      window.location.assign(next === "/" ? (wayBack ?? next) : next);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors({ form: failure.message });
      setPending(false);
    }
  }

  const frameOf = (name: FieldName) => ({
    label: loginLabels[name],
    required: true,
    message: errors[name],
    missing: errors[name] === `${loginLabels[name]} is required.`,
  });
  const inputOf = (name: FieldName) => ({ name, onChange: () => setErrors({ ...errors, [name]: undefined }) });

  return (
    <form className="grid gap-5" noValidate aria-busy={pending} onSubmit={submit} onFocus={() => void loadSignIn()}>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="sr-only">Your account</legend>
        <FieldFrame {...frameOf("email")}>
          {(control) => <Input {...control} {...inputOf("email")} type="email" autoComplete="username" />}
        </FieldFrame>
        <FieldFrame {...frameOf("password")}>
          {(control) => <PasswordInput {...control} {...inputOf("password")} />}
        </FieldFrame>
      </fieldset>
      {errors.form && <FieldError role="alert">{errors.form}</FieldError>}
      <Button type="submit" variant="primary" pending={pending} disabled={!isHydrated}>
        Log in
      </Button>
    </form>
  );
}

/** An input for the user's own password, with a button that shows what was typed. */
function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        className="pr-18 [&::-ms-reveal]:hidden"
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 rounded-md px-3 font-semibold text-maple text-sm"
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? "Hide" : "Show"}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
