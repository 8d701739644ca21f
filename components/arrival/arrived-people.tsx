"use client";

import { useState } from "react";
import { MarkDialog } from "@/components/arrival/mark-dialog";
import { Button } from "@/components/ui/button";
import type { Traveller } from "@/lib/arrival/schema";

interface ArrivedPeopleProps {
  /** Of the party. */
  name: string;
  people: readonly Traveller[];
  canMark: boolean;
}

/** How many people of a party have arrived, and a button to mark them. */
export function ArrivedPeople({ name, people, canMark }: ArrivedPeopleProps) {
  // Hundreds of closed dialogs would slow down the page.
  const [wasOpened, setWasOpened] = useState(false);
  const button = (
    <Button size="sm" aria-label={`Mark arrivals of ${name}`} onClick={() => setWasOpened(true)}>
      Mark
    </Button>
  );
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-12 tabular-nums">
        {people.filter(({ arrivedAt }) => arrivedAt !== null).length} of {people.length}
      </span>
      {canMark && (wasOpened ? <MarkDialog name={name} people={people} trigger={button} /> : button)}
    </div>
  );
}
