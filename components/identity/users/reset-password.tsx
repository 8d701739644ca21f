"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { showServerErrors } from "@/components/forms/server-errors";
import { generatePassword } from "@/components/identity/users/generate-password";
import { PasswordField } from "@/components/identity/users/password-field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { ApiError, api } from "@/lib/api/client";
import { passwordReset } from "@/lib/identity/inputs";
import { notify } from "@/lib/notifications";

interface ResetPasswordProps {
  id: string;
  name: string;
}

/** Gives an account another password to hand out, in a dialog that proposes one. */
export function ResetPassword({ id, name }: ResetPasswordProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <Button small>
      Reset<span className="sr-only"> the password of {name}</span>
    </Button>
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={`New password for ${name}`}
      description="The former one stops working at once, and whoever is signed in with it is signed out."
    >
      <ResetForm id={id} name={name} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

/** Only there while the dialog is open: the list has one dialog for each account. */
function ResetForm({ id, name, onDone }: ResetPasswordProps & { onDone: () => void }) {
  const router = useRouter();
  const [proposed] = useState(generatePassword);
  const form = useForm<z.infer<typeof passwordReset>>({
    defaultValues: { password: proposed },
    resolver: zodResolver(passwordReset),
  });

  async function reset(body: z.infer<typeof passwordReset>) {
    try {
      await api("POST /api/Identity/{id}/password", { params: { id }, body });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
      return;
    }
    notify("success", `${name} has a new password.`);
    onDone();
    router.refresh();
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(reset)} noValidate className="login-form">
        <PasswordField name="password" />
        {form.formState.errors.root?.server && (
          <p className="field-error" role="alert">
            {form.formState.errors.root.server.message}
          </p>
        )}
        <div className="actions dialog-actions">
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            Set password
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
