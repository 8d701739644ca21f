import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export interface WarningQuestion {
  title: string;
  action: string;
  sentences: readonly string[];
}

/** Asks whether to send the values of a form; `ask` resolves to the answer. */
export function useWarnings() {
  const [shown, setShown] = useState<(WarningQuestion & { answer: (isOverruled: boolean) => void }) | null>(null);

  async function ask(question: WarningQuestion): Promise<boolean> {
    const isOverruled = await new Promise<boolean>((answer) => setShown({ ...question, answer }));
    setShown(null);
    return isOverruled;
  }

  const dialog = shown && (
    <ConfirmDialog
      open
      onOpenChange={() => shown.answer(false)}
      title={shown.title}
      description={shown.sentences.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      action={shown.action}
      close="Go back"
      pending={false}
      onConfirm={() => shown.answer(true)}
    />
  );
  return { dialog, ask };
}
