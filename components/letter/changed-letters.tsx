import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { LetterSheet } from "@/lib/letter/views";
import { plural } from "@/lib/platform/text/plural";

/** The letters that say something else than when they were printed. */
export function ChangedLetters({ letters, action }: { letters: readonly LetterSheet[]; action?: ReactNode }) {
  const changed = letters.filter(({ issued }) => issued?.isChanged);
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <p className="font-semibold">
        {plural(changed.length, "letter says", "letters say")} something else than the printed one. Print again; numbers
        and dates stay.
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {changed.map(({ recipientId, name }) => (
          <li key={recipientId}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {action}
    </Notice>
  );
}
