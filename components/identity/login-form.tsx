import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { Field } from "@/components/forms/field";
import { type InputFieldProps, TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRegister } from "@/components/forms/use-register";
import { logIn } from "@/components/identity/log-in";
import { Input } from "@/components/ui/input";
import { loginForm } from "@/lib/identity/inputs";
import { loginLabels } from "@/lib/identity/labels";
import { forgetWayBack, readWayBack } from "@/lib/platform/browser/way-back";

const empty = { email: "", password: "" };

/** The login form; after a login the browser opens `next`, a path of this site. */
export function LoginForm({ next }: { next: string }) {
  const state = useApiForm({
    name: "login",
    values: () => empty,
    schema: loginForm,
    async send(values) {
      await logIn(values);
      return true;
    },
    after: leave,
  });

  /** Never resolves, so that the form is pending until the browser has the other page. */
  function leave(): Promise<void> {
    const wayBack = readWayBack();
    forgetWayBack();
    // A full load discards pages that the router has cached for another user.
    window.location.assign(next === "/" ? (wayBack ?? next) : next);
    return new Promise(() => undefined);
  }

  return (
    <ApiForm state={state} action="Log in">
      <fieldset className="grid min-w-0 gap-5">
        <legend className="sr-only">Your account</legend>
        <TextField name="email" label={loginLabels.email} type="email" autoComplete="username" required />
        <OwnPasswordField name="password" label={loginLabels.password} required />
      </fieldset>
    </ApiForm>
  );
}

/** The user's own password, with a button that shows what was typed. */
function OwnPasswordField(field: InputFieldProps) {
  const register = useRegister();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete="current-password"
            className="pr-18 [&::-ms-reveal]:hidden"
            {...register(field.name)}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 rounded-md px-3 font-semibold text-maple text-sm"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
