import { useState } from "react";

export interface WarningQuestion {
  title: string;
  /** Label of the button that sends the values. */
  action: string;
  sentences: readonly string[];
}

/** A question that is shown. */
export interface ShownWarnings extends WarningQuestion {
  answer: (isOverruled: boolean) => void;
}

/** The question that is shown, and a function that asks one and resolves to whether the user sends the values. */
export function useWarnings() {
  const [shown, setShown] = useState<ShownWarnings | null>(null);
  const ask = (question: WarningQuestion) =>
    new Promise<boolean>((resolve) => {
      setShown({
        ...question,
        answer(isOverruled) {
          setShown(null);
          resolve(isOverruled);
        },
      });
    });
  return { shown, ask };
}
