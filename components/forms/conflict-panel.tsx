"use client";

import { cx } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { type Difference, isPicture } from "@/components/forms/differences";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

const cell = "wrap-anywhere border-edge border-b py-[0.4rem] pr-3 text-start align-top [unicode-bidi:plaintext]";

interface ConflictPanelProps {
  differences: readonly Difference[];
  pending: boolean;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

function Value({ difference, text }: { difference: Difference; text: string }) {
  if (isPicture(difference)) return text ? "A new picture" : "The stored picture";
  return text === "" ? <span className="text-ink-soft">(empty)</span> : text;
}

/** Compares the typed values with those another user has saved, and asks which to keep. */
export function ConflictPanel({ differences, pending, keepMine, takeTheirs }: ConflictPanelProps) {
  const id = useId();
  const { setFocus } = useFormContext();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // The pressed button disappears with the panel.
  const focusField = () => differences[0] && setFocus(differences[0].field);

  async function keep() {
    if (await keepMine()) focusField();
  }

  function take() {
    takeTheirs();
    focusField();
  }

  return (
    <section
      className="overflow-x-auto rounded-md border-2 border-amber bg-amber-wash p-4 pb-5 md:px-5"
      aria-labelledby={id}
    >
      <h3 id={id} ref={heading} tabIndex={-1} className="text-lg">
        Somebody else has changed this in the meantime
      </h3>
      <p>Nothing is lost: choose which version to keep.</p>
      <table className="mt-3 mb-4 w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th scope="col" className={cx(cell, "font-semibold text-sm/[1.6]")}>
              Field
            </th>
            <th scope="col" className={cx(cell, "font-semibold text-sm/[1.6]")}>
              Your version
            </th>
            <th scope="col" className={cx(cell, "font-semibold text-sm/[1.6]")}>
              Saved version
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.field}>
              <th scope="row" className={cx(cell, "font-normal")}>
                {difference.label}
              </th>
              <td className={cell}>
                <Value difference={difference} text={difference.mine} />
              </td>
              <td className={cell}>
                <Value difference={difference} text={difference.theirs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Actions>
        <Button variant="primary" pending={pending} onClick={keep}>
          Keep mine
        </Button>
        <Button disabled={pending} onClick={take}>
          Use theirs
        </Button>
      </Actions>
    </section>
  );
}
