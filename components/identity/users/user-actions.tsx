import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { useApiAction } from "@/components/forms/use-api-action";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { generatePassword } from "@/lib/identity/generate-password";
import { passwordReset } from "@/lib/identity/inputs";
import type { ListedUser } from "@/lib/identity/schema";
import { copyIt } from "@/lib/mail/labels";
import { api } from "@/lib/site/api/client";

/** Buttons in the dialog of another user's account: invite, reset the password, disable or enable. */
export function UserActions({ user: { id, name, hasPassword, disabled } }: { user: ListedUser }) {
  const sendsMail = useSendsMail();
  const { pending, run } = useApiAction();

  const enableAction = {
    send: () => api("PUT /api/Identity/{id}/disabled", { params: { id }, body: { disabled: false } }),
    success: `${name} can log in again.`,
  };

  const disableAction = {
    send: () => api("PUT /api/Identity/{id}/disabled", { params: { id }, body: { disabled: true } }),
    success: `${name} is logged out and can no longer log in.`,
    undo: enableAction,
  };

  function invite() {
    return run({
      send: () => api("POST /api/Identity/{id}/invitation", { params: { id } }),
      success: sendsMail
        ? `${name} is invited. The mail is on the page Mail.`
        : `The invitation of ${name} is written. ${copyIt}`,
    });
  }

  return (
    <>
      {!disabled && (
        <Button pending={pending} onClick={invite}>
          {hasPassword ? "Invite" : "Invite again"}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <ButtonDialog
        trigger={
          <Button>
            Reset the password<span className="sr-only"> of {name}</span>
          </Button>
        }
        title={`New password for ${name}`}
        description="The current password stops working immediately, and all sessions of the user end."
      >
        {(close) => <ResetForm id={id} name={name} onSaved={close} />}
      </ButtonDialog>
      <Button pending={pending} onClick={() => run(disabled ? enableAction : disableAction)}>
        {disabled ? "Enable" : "Disable"}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  );
}

function ResetForm({ id, name, onSaved }: { id: string; name: string; onSaved: () => void }) {
  const [password] = useState(generatePassword);
  const state = useApiForm<{ password: string }, ListedUser | undefined>({
    name: "password",
    values: (saved) => ({ password: saved?.givenPassword ?? password }),
    schema: passwordReset,
    send: (body, options) => api("POST /api/Identity/{id}/password", { params: { id }, body, ...options }),
    success: `${name} has a new password.`,
    after: onSaved,
  });
  return (
    <ApiForm state={state} action="Set password">
      <PasswordField />
    </ApiForm>
  );
}
