import type { ReactNode } from "react";
import { FieldLabel } from "@/components/forms/field-parts";

interface ShortcutProps {
  label: string;
  htmlFor: string;
  children: ReactNode;
}

/** A select that fills other fields, with its label beside it, since it is no field itself. */
export function Shortcut({ label, htmlFor, children }: ShortcutProps) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
      <FieldLabel htmlFor={htmlFor}>{label}</FieldLabel>
      <div className="w-70 max-w-full">{children}</div>
    </div>
  );
}
