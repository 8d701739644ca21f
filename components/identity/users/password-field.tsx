import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { generatePassword } from "@/lib/identity/generate-password";
import { userLabels } from "@/lib/identity/labels";

/** The password that an administrator gives a user, with a button that generates one. */
export function PasswordField({ name = "password" }: { name?: string }) {
  const { setValue } = useFormContext();
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
      <TextField name={name} label={userLabels.password} required hint="At least 8 characters, and hard to guess." />
      <Button
        className="self-start justify-self-start sm:mt-7"
        onClick={() => setValue(name, generatePassword(), { shouldDirty: true, shouldValidate: true })}
      >
        Generate
      </Button>
    </div>
  );
}
