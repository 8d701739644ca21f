"use client";

import { useRouter } from "next/navigation";
import { type ReactElement, useOptimistic, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { ApiError, api, orApiError } from "@/lib/api/client";
import type { Traveller } from "@/lib/arrival/schema";
import { notify } from "@/lib/notifications";

interface MarkDialogProps {
  name: string;
  people: readonly Traveller[];
  trigger: ReactElement;
}

/** Marks the people of a party as arrived or not; open at first. */
export function MarkDialog({ name, people, trigger }: MarkDialogProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(true);
  const [, startTransition] = useTransition();
  const [arrivedIds, setArrivedIds] = useOptimistic(
    people.filter(({ arrivedAt }) => arrivedAt !== null).map(({ id }) => id),
  );
  const missing = people.filter(({ id }) => !arrivedIds.includes(id));

  function mark(marked: readonly Traveller[], arrived: boolean) {
    const ids = marked.map(({ id }) => id);
    const markedAt = new Date().toISOString();
    const marks = ids.map((personId) => ({ id: crypto.randomUUID(), personId, arrived, markedAt }));
    startTransition(async () => {
      setArrivedIds((current) => (arrived ? [...current, ...ids] : current.filter((id) => !ids.includes(id))));
      const result = await orApiError(() => api("POST /api/Arrival/marks", { body: { marks } }));
      if (result instanceof ApiError) return;
      const refused = result.marks.find(({ reason }) => reason !== null);
      if (refused?.reason) notify("error", refused.reason);
      startTransition(() => router.refresh());
    });
  }

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} trigger={trigger} title={`Arrivals of ${name}`}>
      <ul className="mt-4">
        {people.map((person) => (
          <li key={person.id}>
            <Checkbox
              checked={arrivedIds.includes(person.id)}
              onChange={({ target }) => mark([person], target.checked)}
              className="min-h-11 items-center"
            >
              <bdi>{person.fullName}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      <DialogActions>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="primary" disabled={missing.length === 0} onClick={() => mark(missing, true)}>
          All arrived
        </Button>
      </DialogActions>
    </Dialog>
  );
}
