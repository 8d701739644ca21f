"use client";

import { useEffect, useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { logIn } from "@/components/identity/log-in";
import { passwordChoiceForm } from "@/lib/identity/inputs";
import { passwordLabels } from "@/lib/identity/labels";
import { notifyAfterLoad } from "@/lib/platform/browser/notifications";
import { ApiError, api, orApiError } from "@/lib/site/api/client";

const empty = { password: "", repeatedPassword: "" };

/** The token after “#”, without punctuation that was copied along with the link. */
const tokenOfAddress = (): string => /^#([\w-]*)/.exec(window.location.hash)?.[1] ?? "";

/** Stores a chosen password and logs in with it. The token of the link is behind the "#" of the address. */
export function ChoosePasswordForm() {
  const state = useApiForm({
    name: "chosen password",
    values: () => empty,
    schema: passwordChoiceForm,
    async send({ password }) {
      const token = tokenOfAddress();
      const { email } = await api("PUT /api/Identity/chosenPassword", { body: { token, password } });
      const isRefused = (await orApiError(() => logIn({ email, password }))) instanceof ApiError;
      if (isRefused) notifyAfterLoad({ kind: "success", text: "Your password is saved. Log in with it." });
      // A full load, as after every login.
      window.location.assign(isRefused ? "/login" : "/");
      return true;
    },
  });
  const { setError, clearErrors } = state.form;
  const [owner, setOwner] = useState<{ name: string; email: string } | null>(null);
  useEffect(() => {
    let latestToken: string;
    async function findOwner() {
      const token = tokenOfAddress();
      latestToken = token;
      setOwner(null);
      clearErrors("root.server");
      const found = await orApiError(() => api("POST /api/Identity/passwordLink", { body: { token } }));
      // Another link was opened in the same tab.
      if (token !== latestToken) return;
      if (found instanceof ApiError) setError("root.server", { type: "server", message: found.message });
      else setOwner(found);
    }
    void findOwner();
    window.addEventListener("hashchange", findOwner);
    return () => {
      latestToken = "";
      window.removeEventListener("hashchange", findOwner);
    };
  }, [setError, clearErrors]);
  const field = { type: "password", autoComplete: "new-password", required: true };
  return (
    <ApiForm state={state} action="Save and log in">
      {owner && (
        <p className="wrap-anywhere">
          For <bdi>{owner.name}</bdi>, {owner.email}
        </p>
      )}
      <TextField
        name="password"
        label={passwordLabels.newPassword}
        hint="At least 8 characters, and hard to guess."
        {...field}
      />
      <TextField name="repeatedPassword" label={passwordLabels.repeatedPassword} {...field} />
    </ApiForm>
  );
}
