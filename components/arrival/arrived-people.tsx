"use client";

import { type ReactElement, useState } from "react";
import { AllArrivedTick, ArrivalTick, useArrived } from "@/components/arrival/arrival-tick";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { PhoneLink } from "@/components/ui/phone-link";
import { formatShort } from "@/lib/platform/time/time";
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
    <div className="flex items-center justify-end gap-3">
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

/** Whom to call about a party. */
export interface Contact {
  role: string;
  fullName: string;
  phoneNumber: string;
}

interface MarkDialogProps {
  name: string;
  people: readonly PartyMember[];
  contacts: readonly Contact[];
  timeZone: string;
  trigger: ReactElement;
}

/** Marks the people of a party as arrived and shows whom to call. Must be inside ArrivalMarks. */
function MarkDialog({ name, people, contacts, timeZone, trigger }: MarkDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const arriving = people.map(({ arrivedAt, ...person }) => ({
    ...person,
    arrived: arrivedAt && formatShort(new Date(arrivedAt), timeZone),
  }));
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen} trigger={trigger} title={`Arrivals of ${name}`}>
      <div className="mt-4 divide-y divide-rule">
        {arriving.length > 1 && <AllArrivedTick people={arriving}>All arrived</AllArrivedTick>}
        {arriving.map((person) => (
          <ArrivalTick key={person.id} person={person}>
            <bdi>{person.fullName}</bdi>
          </ArrivalTick>
        ))}
      </div>
      {contacts.map(({ role, fullName, phoneNumber }) => (
        <p key={role} className="mt-2">
          {role}: <bdi>{fullName}</bdi>, <PhoneLink number={phoneNumber} />
        </p>
      ))}
      <DialogActions>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      </DialogActions>
    </Dialog>
  );
}
