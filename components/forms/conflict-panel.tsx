"use client";

import { useEffect, useId, useRef } from "react";
import type { Difference } from "@/components/forms/differences";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

interface ConflictPanelProps {
  differences: readonly Difference[];
  pending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Value({ field, text }: { field: string; text: string }) {
  if (field.endsWith("picture")) return text ? "A new picture" : "The stored picture";
  return text === "" ? <span className="conflict-empty">(empty)</span> : text;
}

/** Compares the typed values with those another user has saved, and asks which to keep. */
export function ConflictPanel({ differences, pending, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="conflict" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Somebody else has changed this in the meantime
      </h3>
      <p>Nothing is lost: choose which version to keep.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">You typed</th>
            <th scope="col">Stored now</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                <Value field={field} text={mine} />
              </td>
              <td>
                <Value field={field} text={theirs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Actions>
        <Button variant="primary" pending={pending} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button disabled={pending} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Actions>
    </section>
  );
}
