"use client";

import { AllArrivedTick, ArrivalTick, useArrived } from "@/components/arrival/arrival-tick";
import type { TeamTraveller } from "@/components/guide/team-travellers";

/** Ticks for the people of a team who have arrived: all who travel together at once, and each on their own. */
export function TeamTicks({ teamName, people }: { teamName: string; people: readonly TeamTraveller[] }) {
  const together = people.filter(({ isAlone }) => !isAlone);
  const alone = people.filter(({ isAlone }) => isAlone);
  return (
    <fieldset className="divide-y divide-rule border-rule border-t px-4 py-1.5 print:hidden">
      <legend className="sr-only">Arrivals of {teamName}</legend>
      <AllArrivedTick people={together}>{alone.length > 0 ? "All who travel together" : "All arrived"}</AllArrivedTick>
      {[...together, ...alone].map((person) => (
        <ArrivalTick
          key={person.id}
          person={person}
          role={person.isAlone ? `${person.role}, travels without the leader` : person.role}
        >
          <bdi>{person.fullName}</bdi>
          {person.nativeName && (
            <>
              {" "}
              <bdi className="text-ink-soft" lang={person.nativeLanguage}>
                {person.nativeName}
              </bdi>
            </>
          )}
        </ArrivalTick>
      ))}
    </fieldset>
  );
}

/** How many of a team have arrived, those who travel without the leader included. */
export function ArrivedCount({ people }: { people: readonly TeamTraveller[] }) {
  const count = people.filter(useArrived()).length;
  return <>{`${count} of ${people.length} arrived`}</>;
}
