"use client";

import type { Warnings } from "@/components/forms/use-warnings";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Asks whether to send the values of a form in spite of warnings. */
export function WarningDialog({ sentences, answer }: Warnings) {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      title="Save anyway?"
      description={sentences.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      action="Save anyway"
      close="Go back"
      pending={false}
      onConfirm={() => answer(true)}
    />
  );
}
