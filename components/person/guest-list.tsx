"use client";

import { cx } from "class-variance-authority";
import { useEffect, useRef } from "react";
import { GuestPrompt } from "@/components/person/guest-prompt";
import { deleteButtonId, GuestRow } from "@/components/person/guest-row";
import type { GuestView } from "@/components/person/guest-view";
import { useGuestDeletions } from "@/components/person/use-guest-deletions";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TableScroll } from "@/components/ui/table-scroll";
import { detailLabels } from "@/lib/person/labels";
import { requiredTravelLabels } from "@/lib/travel/labels";

interface GuestListProps {
  guests: readonly GuestView[];
  isEditable: boolean;
}

const { picture, fullName, nativeName, tShirtSize } = detailLabels;
const columns = [picture, fullName, nativeName, tShirtSize, ...Object.values(requiredTravelLabels)];

const headingClass = "border-ink border-b-2 px-3 py-2 print:px-1.5 text-left align-bottom text-ink-soft text-xs/[1.4]";

/** The country's guests (specification, section 2, "Guest form and list"). */
export function GuestList({ guests, isEditable }: GuestListProps) {
  const deletions = useGuestDeletions();
  const list = useRef<HTMLTableElement>(null);
  /** The guest whose prompt was answered last. */
  const answered = useRef<string | null>(null);
  const visible = guests.filter(({ id }) => deletions.stageOf(id) !== "deleted");

  // The pressed button was removed with its prompt: focus moves to the row's Delete button, or to the table.
  useEffect(() => {
    if (document.activeElement !== document.body || !answered.current) return;
    const button = document.getElementById(deleteButtonId(answered.current));
    (button ?? list.current)?.focus({ preventScroll: true });
    answered.current = null;
  });

  function cancel(id: string) {
    answered.current = id;
    deletions.cancel(id);
  }

  function confirm(id: string) {
    answered.current = id;
    deletions.confirm(id);
  }

  function rowOf(guest: GuestView) {
    const { id, fullName } = guest;
    switch (deletions.stageOf(id)) {
      case "confirming":
        return (
          <GuestPrompt key={`${id}-confirming`} text={`Delete ${fullName}?`} columns={columns.length + 1}>
            <Button variant="danger" size="sm" onClick={() => confirm(id)}>
              Yes, delete
            </Button>
            <Button size="sm" onClick={() => cancel(id)}>
              No, keep
            </Button>
          </GuestPrompt>
        );
      case "undoable":
        return (
          <GuestPrompt key={`${id}-undoable`} text={`${fullName} is deleted.`} columns={columns.length + 1}>
            <Button size="sm" onClick={() => cancel(id)}>
              Undo
            </Button>
          </GuestPrompt>
        );
      default:
        return <GuestRow key={id} guest={guest} onDelete={isEditable ? () => deletions.askToConfirm(id) : undefined} />;
    }
  }

  if (visible.length === 0) {
    return <EmptyState title="No guests yet">Guests you add appear here.</EmptyState>;
  }
  return (
    <TableScroll>
      <table
        ref={list}
        className="w-full border-collapse text-sm/[1.4] not-print:max-lg:block"
        tabIndex={-1}
        aria-label="Guests"
      >
        <thead className="not-print:max-lg:sr-only">
          <tr>
            {columns.map((heading) => (
              <th key={heading} scope="col" className={headingClass}>
                {heading}
              </th>
            ))}
            {isEditable && (
              <th scope="col" className={cx(headingClass, "print:hidden")}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="not-print:max-lg:block">{visible.map(rowOf)}</tbody>
      </table>
    </TableScroll>
  );
}
