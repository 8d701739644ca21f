import { useId } from "react";
import { useFormContext } from "react-hook-form";
import type { LabelledField } from "@/components/forms/differences";
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
  /** In which the stored values differ from the typed ones. */
  fields: readonly LabelledField[];
  changedBy: string | undefined;
  pending: boolean;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

/** Names the fields that another user has changed, and asks whose values to keep. */
export function ConflictPanel({ fields, changedBy, pending, keepMine, takeTheirs }: ConflictPanelProps) {
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
      <p>
        {changedBy && `Last changed by ${changedBy}. `}Their version differs from yours in:{" "}
        {list.format(fields.map(({ label }) => label))}.
      </p>
      <Actions className="mt-3">
        <Button size="sm" variant="primary" pending={pending} onClick={keep}>
          Keep mine
        </Button>
        <Button size="sm" disabled={pending} onClick={take}>
          Take theirs
        </Button>
      </Actions>
    </Notice>
  );
}
