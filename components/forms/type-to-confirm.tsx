import { useId } from "react";
import { FieldLabel } from "@/components/forms/field-parts";
import { Input } from "@/components/ui/input";

interface TypeToConfirmProps {
  /** The year to type. */
  expected: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field of a dialog whose button waits for a typed year. */
export function TypeToConfirm({ expected, value, onChange }: TypeToConfirmProps) {
  const id = useId();
  return (
    <div className="my-5 grid gap-1.5">
      <FieldLabel htmlFor={id}>Type {expected} to confirm</FieldLabel>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-40"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
