"use client";

import { useState } from "react";
import { useArrived } from "@/components/arrival/arrival-tick";
import { MarkDialog } from "@/components/arrival/mark-dialog";
import { Button } from "@/components/ui/button";
import type { PartyMember } from "@/lib/travel/arrivals/schema";

interface ArrivedPeopleProps {
  /** Of the party. */
  name: string;
  people: readonly PartyMember[];
  timeZone: string;
  canMark: boolean;
}

/** How many people of a party have arrived, and a button to mark them. Needs ArrivalMarks around it. */
export function ArrivedPeople({ name, people, timeZone, canMark }: ArrivedPeopleProps) {
  const hasArrived = useArrived();
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
        {people.filter(({ id, arrivedAt }) => hasArrived({ id, arrived: arrivedAt })).length} of {people.length}
      </span>
      {canMark &&
        (wasOpened ? <MarkDialog name={name} people={people} timeZone={timeZone} trigger={button} /> : button)}
    </div>
  );
}
