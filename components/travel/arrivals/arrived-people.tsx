import { useState } from "react";
import { ArrivalTick, useArrivedCount } from "@/components/travel/arrivals/arrival-tick";
import { LinkButton } from "@/components/ui/button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { PhoneLink } from "@/components/ui/phone-link";
import { formatShort } from "@/lib/platform/time/time";
import type { PartyMember } from "@/lib/travel/arrivals/schema";

interface ArrivedPeopleProps {
  name: string;
  people: readonly PartyMember[];
  /** Whom to call about the party. */
  contacts: readonly { role: string; fullName: string; phoneNumber: string }[];
  timeZone: string;
  canMark: boolean;
}

/** A tick for a party and, for several people, a button that opens a tick for each. Needs ArrivalMarks around it. */
export function ArrivedPeople({ canMark, ...party }: ArrivedPeopleProps) {
  const { name, people } = party;
  const [isOpen, setIsOpen] = useState(false);
  const arriving = people.map(({ id, arrivedAt }) => ({ id, arrived: arrivedAt }));
  const count = useArrivedCount(arriving);
  if (!canMark) return <span className="tabular-nums">{count}</span>;
  return (
    <div className="flex items-center justify-end gap-3">
      {people.length > 1 && (
        <span className="tabular-nums">
          <LinkButton aria-label={`${count} arrived, mark arrivals of ${name}`} onClick={() => setIsOpen(true)}>
            {count}
          </LinkButton>
        </span>
      )}
      {/* Hundreds of closed dialogs would slow down the page. */}
      {isOpen && <MarkDialog {...party} onClose={() => setIsOpen(false)} />}
      <ArrivalTick people={arriving} label={`${name} arrived`} />
    </div>
  );
}

interface MarkDialogProps extends Omit<ArrivedPeopleProps, "canMark"> {
  onClose: () => void;
}

/** Marks the people of a party as arrived and shows whom to call. */
function MarkDialog({ name, people, contacts, timeZone, onClose }: MarkDialogProps) {
  const arriving = people.map(({ arrivedAt, ...person }) => ({
    ...person,
    arrived: arrivedAt && formatShort(new Date(arrivedAt), timeZone),
  }));
  return (
    <Dialog open onOpenChange={onClose} title={`Arrivals of ${name}`}>
      <div className="mt-4 divide-y divide-rule">
        <ArrivalTick people={arriving}>
          <b>All arrived</b>
        </ArrivalTick>
        {arriving.map((person) => (
          <ArrivalTick key={person.id} people={[person]}>
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
        <DialogClose />
      </DialogActions>
    </Dialog>
  );
}
