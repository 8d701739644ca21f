"use client";

import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

interface StartDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The year of the next edition, as typed. */
  year: string;
  oldYear: number;
  pending: boolean;
  onStart: () => void;
}

/** The submit button and the confirmation before the next edition starts. */
export function StartDialog({ open, onOpenChange, year, oldYear, pending, onStart }: StartDialogProps) {
  return (
    <Actions>
      <ConfirmDialog
        open={open}
        // The button submits the form, which opens the dialog if its fields are valid.
        onOpenChange={(next) => !next && onOpenChange(false)}
        trigger={
          <Button type="submit" variant="primary">
            Start the next edition
          </Button>
        }
        title={`Start the ${year} edition?`}
        description={`The site then shows the ${year} edition, without teams and people, and the ${oldYear} edition can no longer be changed. This cannot be undone.`}
        action={`Start the ${year} edition`}
        close="Not yet"
        pending={pending}
        onConfirm={onStart}
      />
    </Actions>
  );
}
