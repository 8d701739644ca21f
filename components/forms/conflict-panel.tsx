import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { Difference } from "@/components/forms/differences";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

const list = new Intl.ListFormat("en");

/** The buttons below the heading are in view then. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
  heading?.parentElement?.scrollIntoView({ block: "nearest" });
}

interface ConflictPanelProps {
  /** The touched fields that differ from what is stored. */
  fields: readonly Difference[];
  /** Labels of the other fields that were changed. */
  others: readonly string[];
  changedBy: string | null;
  pending: boolean;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

/** Shows both values of the fields that another user has changed, too, and asks which to keep. */
export function ConflictPanel({ fields, others, changedBy, pending, keepMine, takeTheirs }: ConflictPanelProps) {
  const id = useId();
  const { setFocus } = useFormContext();

  // The pressed button disappears with the panel.
  const focusField = () => fields[0] && setFocus(fields[0].field);

  async function keep() {
    await keepMine();
    focusField();
  }

  function take() {
    takeTheirs();
    focusField();
  }

  return (
    <Notice tone="warning" role="region" aria-labelledby={id}>
      <h3 id={id} ref={focus} tabIndex={-1} className="text-lg">
        Somebody else has changed this in the meantime
      </h3>
      <p>{changedBy && `Last changed by ${changedBy}. `}Their version differs from yours in:</p>
      <ul className="wrap-anywhere my-1 list-disc pl-5">
        {fields.map(({ field, label, mine, theirs }) => (
          <li key={field}>
            {label}: yours <bdi>{mine}</bdi>, theirs <bdi>{theirs}</bdi>
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>What else they changed stays: {list.format(others)}.</p>}
      <Actions className="mt-3">
        <Button size="sm" variant="primary" pending={pending} onClick={keep}>
          Keep mine
        </Button>
        <Button size="sm" aria-disabled={pending} onClick={take}>
          Take theirs
        </Button>
      </Actions>
    </Notice>
  );
}
