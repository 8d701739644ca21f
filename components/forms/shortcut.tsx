import type { ReactNode } from "react";
import { FieldGrid } from "@/components/forms/field-grid";
import { FieldLabel } from "@/components/forms/field-parts";

interface ShortcutProps {
  label: string;
  htmlFor: string;
  children: ReactNode;
}

/** A row with a select that fills in other fields. */
export function Shortcut({ label, htmlFor, children }: ShortcutProps) {
  return (
    <FieldGrid>
      <div className="grid gap-y-1">
        <FieldLabel htmlFor={htmlFor}>{label}</FieldLabel>
        {children}
      </div>
    </FieldGrid>
  );
}
