"use client";

import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/inputs";
import { generatePassword } from "@/components/identity/users/generate-password";
import { Button } from "@/components/ui/button";

/** A password to hand out, shown as it is typed, with a button that makes a good one. */
export function PasswordField({ name }: { name: string }) {
  const { setValue } = useFormContext();
  return (
    <div className="password-field">
      <TextField name={name} label="Password" autoComplete="off" required hint="At least 8 characters." />
      <Button onClick={() => setValue(name, generatePassword(), { shouldDirty: true, shouldValidate: true })}>
        Generate
      </Button>
    </div>
  );
}
