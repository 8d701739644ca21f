"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { FormError } from "@/components/forms/form-error";
import { useApiForm } from "@/components/forms/use-api-form";
import { PasswordField } from "@/components/identity/users/password-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { generatePassword } from "@/lib/identity/generate-password";
import { passwordReset } from "@/lib/identity/inputs";

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
        <Button size="sm">
          Reset<span className="sr-only"> the password of {name}</span>
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

/** Mounted only while the dialog is open: the table has a dialog for each account. */
function ResetForm({ id, name, onSaved }: ResetPasswordProps & { onSaved: () => void }) {
  const router = useRouter();
  const [suggestion] = useState(generatePassword);
  const state = useApiForm("POST /api/Identity/{id}/password", {
    schema: passwordReset,
    defaultValues: { password: suggestion },
    secrets,
    request: (body) => ({ params: { id }, body }),
    success: `${name} has a new password.`,
    onSaved() {
      onSaved();
      router.refresh();
    },
  });
  return (
    <DialogForm state={state} action="Set password">
      <PasswordField name="password" />
      <FormError />
    </DialogForm>
  );
}
