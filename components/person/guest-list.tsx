"use client";

import { useEffect, useRef } from "react";
import { GuestQuestion } from "@/components/person/guest-question";
import { deleteButtonId, GuestRow } from "@/components/person/guest-row";
import type { GuestView } from "@/components/person/guest-view";
import { useGuestDeletions } from "@/components/person/use-guest-deletions";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface GuestListProps {
  /** In the order they are shown in. */
  guests: readonly GuestView[];
  /** Whether Edit and Delete are offered. */
  isEditable: boolean;
}

const columns = [
  ...["Picture", "Full name", "Native name", "T-shirt size"],
  ...["Arrival time", "Arrival location", "Departure time", "Departure location"],
];

/** The country's guests, a row each, with Edit and Delete (specification, section 2, "Guest form and list"). */
export function GuestList({ guests, isEditable }: GuestListProps) {
  const deletions = useGuestDeletions();
  const list = useRef<HTMLTableElement>(null);
  const answered = useRef<string | null>(null);
  const shown = guests.filter(({ id }) => deletions.stageOf(id) !== "gone");

  // The pressed button is gone with its row; the keyboard goes on from the row's own, or from the list.
  useEffect(() => {
    if (document.activeElement !== document.body || !answered.current) return;
    const button = document.getElementById(deleteButtonId(answered.current));
    (button ?? list.current)?.focus({ preventScroll: true });
    answered.current = null;
  });

  function keep(id: string) {
    answered.current = id;
    deletions.keep(id);
  }

  function remove(id: string) {
    answered.current = id;
    deletions.remove(id);
  }

  function rowOf(guest: GuestView) {
    const { id, fullName } = guest;
    switch (deletions.stageOf(id)) {
      case "asking":
        return (
          <GuestQuestion key={`${id}-asking`} text={`Delete ${fullName}?`} columns={columns.length + 1}>
            <Button variant="danger" small onClick={() => remove(id)}>
              Yes, delete
            </Button>
            <Button small onClick={() => keep(id)}>
              No, keep
            </Button>
          </GuestQuestion>
        );
      case "undoable":
        return (
          <GuestQuestion key={`${id}-undoable`} text={`${fullName} is deleted.`} columns={columns.length + 1}>
            <Button small onClick={() => keep(id)}>
              Undo
            </Button>
          </GuestQuestion>
        );
      default:
        return <GuestRow key={id} guest={guest} onDelete={isEditable ? () => deletions.ask(id) : undefined} />;
    }
  }

  if (shown.length === 0) {
    return <EmptyState title="No guests yet">Whoever comes along without a team will stand here.</EmptyState>;
  }
  return (
    <table ref={list} className="guest-list" tabIndex={-1} aria-label="Guests">
      <thead>
        <tr>
          {columns.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {isEditable && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{shown.map(rowOf)}</tbody>
    </table>
  );
}
