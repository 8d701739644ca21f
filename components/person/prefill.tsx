"use client";

import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { Shortcut } from "@/components/forms/shortcut";
import { Select } from "@/components/ui/input";
import { fetchPicture } from "@/lib/platform/picture/browser";
import type { PreviousPeople } from "@/lib/team/previous-people";

const PreviousPeopleContext = createContext<PreviousPeople>({ year: null, leaders: [], contestants: [] });

/** Provides the people of the previous edition to the PrefillSelects inside. */
export function PrefillProvider({ people, children }: { people: PreviousPeople; children: ReactNode }) {
  return <PreviousPeopleContext value={people}>{children}</PreviousPeopleContext>;
}

type Group = "leaders" | "contestants";

interface PrefillSelectProps<G extends Group> {
  group: G;
  /** Receives the chosen person and their picture as base64, empty for none. */
  onPrefill: (person: PreviousPeople[G][number], picture: string) => void;
}

/** Prefills a form with the details and picture of a leader or contestant of the previous edition. */
export function PrefillSelect<G extends Group>({ group, onPrefill }: PrefillSelectProps<G>) {
  const id = useId();
  const [isLoading, setLoading] = useState(false);
  const previous = useContext(PreviousPeopleContext);
  const people: readonly PreviousPeople[G][number][] = previous[group];
  if (people.length === 0) return null;

  async function prefill(personId: string) {
    const person = people.find((one) => one.id === personId);
    if (!person) return;
    setLoading(true);
    // If the picture cannot be fetched, the details are still useful.
    const picture = person.picturePath ? await fetchPicture(person.picturePath).catch(() => "") : "";
    onPrefill(person, picture);
    setLoading(false);
  }

  return (
    <Shortcut label={`Prefill from ${previous.year}`} htmlFor={id}>
      <Select id={id} value="" disabled={isLoading} onChange={(event) => void prefill(event.target.value)}>
        <option value="">{isLoading ? "Loading…" : "Choose a person…"}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.details.fullName}
          </option>
        ))}
      </Select>
    </Shortcut>
  );
}
