"use client";

import { useState } from "react";
import { AllArrivedTick, useArrived } from "@/components/arrival/arrival-tick";
import { type Contact, MarkDialog } from "@/components/arrival/mark-dialog";
import { LinkButton } from "@/components/ui/button";
import type { PartyMember } from "@/lib/travel/arrivals/schema";

interface ArrivedPeopleProps {
  /** Of the party. */
  name: string;
  people: readonly PartyMember[];
  contacts?: readonly Contact[];
  timeZone: string;
  canMark: boolean;
}

/** A tick for a party, and for a team how many have arrived, which opens their ticks. Needs ArrivalMarks around it. */
export function ArrivedPeople({ name, people, contacts = [], timeZone, canMark }: ArrivedPeopleProps) {
  const hasArrived = useArrived();
  // Hundreds of closed dialogs would slow down the page.
  const [wasOpened, setWasOpened] = useState(false);
  const arriving = people.map(({ id, arrivedAt }) => ({ id, arrived: arrivedAt }));
  const count = `${arriving.filter(hasArrived).length} of ${people.length}`;
  if (!canMark) return <span className="tabular-nums">{count}</span>;
  const button = (
    <LinkButton aria-label={`${count} arrived, mark arrivals of ${name}`} onClick={() => setWasOpened(true)}>
      {count}
    </LinkButton>
  );
  return (
    <div className="flex items-center justify-end gap-3 max-[800px]:justify-start">
      {people.length > 1 && (
        <span className="tabular-nums">
          {wasOpened ? (
            <MarkDialog name={name} people={people} contacts={contacts} timeZone={timeZone} trigger={button} />
          ) : (
            button
          )}
        </span>
      )}
      <AllArrivedTick people={arriving} label={`${name} arrived`} />
    </div>
  );
}
