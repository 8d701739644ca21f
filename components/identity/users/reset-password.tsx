import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { FormError } from "@/components/forms/form-error";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { generatePassword } from "@/lib/identity/generate-password";
import { passwordReset } from "@/lib/identity/inputs";
import { api } from "@/lib/site/api/client";

interface ResetPasswordProps {
  id: string;
  name: string;
}

/** Gives an account a new password, in a dialog that suggests one. */
export function ResetPassword({ id, name }: ResetPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          Reset the password<span className="sr-only"> of {name}</span>
        </Button>
      }
      title={`New password for ${name}`}
      description="The current password stops working immediately, and all sessions of the account end."
    >
      <ResetForm id={id} name={name} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

const secrets = ["password"] as const;

function ResetForm({ id, name, onSaved }: ResetPasswordProps & { onSaved: () => void }) {
  const [password] = useState(generatePassword);
  const state = useApiForm({
    name: "password",
    values: { password },
    schema: passwordReset,
    create: (body, options) => api("POST /api/Identity/{id}/password", { params: { id }, body, ...options }),
    success: `${name} has a new password.`,
    after: onSaved,
    secrets,
  });
  return (
    <DialogForm state={state} action="Set password">
      <PasswordField name="password" />
      <FormError />
    </DialogForm>
  );
}
