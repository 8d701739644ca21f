"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

interface NextQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the edition to be made, as it was typed. */
  year: string;
  oldYear: number;
  pending: boolean;
  onStart: () => void;
}

/** The button that sends the form, and the question before the next edition is made. */
export function NextQuestion({ open, onOpenChange, year, oldYear, pending, onStart }: NextQuestionProps) {
  return (
    <div className="actions">
      <Dialog
        open={open}
        // The button sends the form, which opens this once its fields are in order.
        onOpenChange={(next) => !next && onOpenChange(false)}
        trigger={
          <Button type="submit" variant="primary">
            Start the next edition
          </Button>
        }
        title={`Start the ${year} edition?`}
        description={`From that moment the site shows ${year}: its teams and people are empty, and nothing of ${oldYear} can be changed any longer. This cannot be undone.`}
      >
        <div className="actions dialog-actions">
          <DialogClose>
            <Button>Not yet</Button>
          </DialogClose>
          <Button variant="primary" pending={pending} onClick={onStart}>
            Start the {year} edition
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
