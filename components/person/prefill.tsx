"use client";

import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { fetchPicture } from "@/lib/picture/fetch";

/** Who led and who competed for the country in the edition before. */
export interface PreviousPeople {
  year: number | null;
  leaders: PreviousLeader[];
  contestants: PreviousContestant[];
}

interface PreviousPerson {
  id: string;
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  picturePath: string | null;
}

interface PreviousLeader extends PreviousPerson {
  email: string;
  phoneNumber: string;
}

interface PreviousContestant extends PreviousPerson {
  dateOfBirth: string;
  operatingSystemName: string;
}

const nobody: PreviousPeople = { year: null, leaders: [], contestants: [] };
const Context = createContext(nobody);

/** Offers last year's people to the forms inside. */
export function PrefillProvider({ people, children }: { people: PreviousPeople; children: ReactNode }) {
  return <Context value={people}>{children}</Context>;
}

type Group = "leaders" | "contestants";

interface PrefillSelectProps<G extends Group> {
  group: G;
  /** Puts the person, with the picture as base64 (empty for none), into the form. */
  onTake: (person: PreviousPeople[G][number], picture: string) => void;
}

/** A choice of last year's leaders or contestants, whose details and picture then fill the form to be looked over. */
export function PrefillSelect<G extends Group>({ group, onTake }: PrefillSelectProps<G>) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const people = useContext(Context);
  const offered: readonly PreviousPeople[G][number][] = people[group];
  if (offered.length === 0) return null;

  async function take(chosen: string) {
    const person = offered.find((one) => one.id === chosen);
    if (!person) return;
    setBusy(true);
    // Without the picture the rest is still worth taking over.
    const picture = person.picturePath ? await fetchPicture(person.picturePath).catch(() => "") : "";
    onTake(person, picture);
    setBusy(false);
  }

  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>Take over from {people.year}</label>
      </div>
      <select id={id} className="control" value="" disabled={busy} onChange={(event) => void take(event.target.value)}>
        <option value="">{busy ? "One moment…" : "Somebody who was there…"}</option>
        {offered.map((person) => (
          <option key={person.id} value={person.id}>
            {person.fullName}
          </option>
        ))}
      </select>
    </div>
  );
}
