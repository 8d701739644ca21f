import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { generatePassword } from "@/lib/identity/generate-password";
import { userLabels } from "@/lib/identity/labels";

export function PasswordField() {
  const { setValue } = useFormContext();
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2">
      <TextField
        name="password"
        label={userLabels.password}
        required
        hint="At least 8 characters, and hard to guess."
      />
      <Button
        className="mt-7 self-start"
        onClick={() => setValue("password", generatePassword(), { shouldDirty: true, shouldValidate: true })}
      >
        Generate
      </Button>
    </div>
  );
}
