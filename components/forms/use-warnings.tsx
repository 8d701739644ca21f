import { useState } from "react";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

export interface WarningQuestion {
  title: string;
  action: string;
  sentences: readonly string[];
  /** What the user can do instead of sending, such as open a record that is stored already. */
  instead?: readonly { key: string; label: string; run: () => void }[];
}

/** Asks whether to send the values of a form; `ask` resolves to whether to send them. `dialog` must be rendered. */
export function useWarnings() {
  const [shown, setShown] = useState<(WarningQuestion & { answer: (isConfirmed: boolean) => void }) | null>(null);

  async function ask(question: WarningQuestion): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setShown({ ...question, answer }));
    setShown(null);
    return isConfirmed;
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
    >
      {shown.instead && shown.instead.length > 0 && (
        <Actions className="mb-5">
          {shown.instead.map(({ key, label, run }) => (
            <Button
              key={key}
              onClick={() => {
                shown.answer(false);
                run();
              }}
            >
              {label}
            </Button>
          ))}
        </Actions>
      )}
    </ConfirmDialog>
  );
  return { dialog, ask };
}
