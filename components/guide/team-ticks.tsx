"use client";

import { AllArrivedTick, type Arriving, useArrived } from "@/components/arrival/arrival-tick";

interface TeamTickProps {
  people: readonly (Arriving & { isAlone: boolean })[];
}

/** One tick for all of a team who travel together. */
export function TeamTick({ people }: TeamTickProps) {
  const together = people.filter(({ isAlone }) => !isAlone);
  return (
    <AllArrivedTick people={together}>
      {together.length < people.length ? "All who travel together" : "All arrived"}
    </AllArrivedTick>
  );
}

/** How many of a team have arrived, those who travel without the leader included. */
export function ArrivedCount({ people }: TeamTickProps) {
  const count = people.filter(useArrived()).length;
  return <>{`${count} of ${people.length} arrived`}</>;
}
