import type { ShownWarnings } from "@/components/forms/use-warnings";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Asks whether to send the values of a form, and warns of what speaks against it. */
export function WarningDialog({ title, action, sentences, answer }: ShownWarnings) {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      title={title}
      description={sentences.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      action={action}
      close="Go back"
      pending={false}
      onConfirm={() => answer(true)}
    />
  );
}
