import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import { type Choices, differencesOf, type Labels, labelOf } from "@/components/forms/differences";
import type { ApiFormState, Conflict } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { joinWithAnd } from "@/lib/platform/text/join-list";

/** Focuses the heading of the panel and scrolls the whole panel into view, with its buttons. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.parentElement?.scrollIntoView({ block: "nearest" });
}

interface ConflictPanelProps<V extends FieldValues> {
  state: ApiFormState<V>;
  conflict: Conflict<V>;
  labels: Labels;
  choices?: Choices | undefined;
}

/** Shows both values of the fields that another user has changed, too, and asks which to keep. */
export function ConflictPanel<V extends FieldValues>({ state, conflict, labels, choices }: ConflictPanelProps<V>) {
  const id = useId();
  const { form, pending, keepMine, takeTheirs } = state;
  const { current, both, hasOwnChanges, changedBy } = conflict;
  const fields = differencesOf(labels, form.getValues(), current, choices).filter(({ field }) => both.includes(field));
  const others = conflict.others.flatMap((field) => labelOf(labels, field) ?? []);

  return (
    <Notice tone="warning" role="region" aria-labelledby={id}>
      <h3 id={id} ref={focus} tabIndex={-1} className="text-lg">
        Somebody else has changed this in the meantime
      </h3>
      <p>
        {changedBy && `Last changed by ${changedBy}. `}
        {fields.length > 0 ? "Their version differs from yours in:" : "They changed other fields than you."}
      </p>
      {fields.length > 0 && (
        <ul className="wrap-anywhere my-1 list-disc pl-5">
          {fields.map(({ field, label, texts }) => (
            <li key={field}>
              {label}
              {texts && (
                <>
                  : yours <bdi>{texts.typed}</bdi>, theirs <bdi>{texts.current}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          {fields.length > 0 ? "What else they changed stays" : "What they changed stays"}: {joinWithAnd(others)}.
        </p>
      )}
      {hasOwnChanges && <p>“Keep mine” also saves what only you changed, “Take theirs” drops it.</p>}
      <Actions className="mt-3">
        <Button size="sm" variant="primary" pending={pending} onClick={() => void keepMine()}>
          Keep mine
        </Button>
        <Button size="sm" aria-disabled={pending} onClick={takeTheirs}>
          Take theirs
        </Button>
      </Actions>
    </Notice>
  );
}
