"use client";

import { useState } from "react";
import { type MovableParty, usePartyMoves } from "@/components/transfer/use-party-moves";
import { AssignList, type AssignTarget, type ItemGroup } from "@/components/ui/assign-list";
import { Checkbox } from "@/components/ui/checkbox";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";

export interface PartyOption extends MovableParty {
  /** Such as "14:30, Bulgaria". */
  details: string;
  personIds: string[];
}

/** A transfer to choose. */
export interface TransferOption extends AssignTarget {
  vehicle: string;
}

const countText = (parties: readonly PartyOption[]) => {
  const people = new Set(parties.flatMap(({ personIds }) => personIds)).size;
  return `${plural(parties.length, "party", "parties")}, ${plural(people, "person", "people")}`;
};

interface AssignPartiesProps {
  direction: TravelDirection;
  /** All parties by day and place. */
  groups: readonly ItemGroup<PartyOption>[];
  transfers: readonly TransferOption[];
}

/** The parties without a transfer, and on demand the others, to select and assign to a transfer. */
export function AssignParties({ direction, groups, transfers }: AssignPartiesProps) {
  const { isPending, assign } = usePartyMoves(direction);
  const [showsAll, setShowsAll] = useState(false);
  const waiting = groups.flatMap(({ items }) => items).filter(({ transfer }) => transfer === null);
  const shown = groups.map(({ title, items }) => ({
    title,
    items: items.filter(({ transfer }) => showsAll || transfer === null),
  }));
  return (
    <AssignList
      title="Not assigned"
      summary={waiting.length > 0 ? countText(waiting) : "Every party has a transfer."}
      itemsName="parties"
      groups={shown.filter(({ items }) => items.length > 0)}
      countText={countText}
      renderItem={({ name, details, personIds, transfer }) => (
        <>
          <bdi>{name}</bdi>{" "}
          <span className="text-ink-soft text-sm">
            {details}, {plural(personIds.length, "person", "people")}
            {transfer && `, in ${transfer.vehicle}`}
          </span>
        </>
      )}
      targetName="Transfer"
      targets={transfers}
      isPending={isPending}
      onAssign={assign}
    >
      <Checkbox className="mt-2 print:hidden" checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)}>
        Also show assigned parties, to move them
      </Checkbox>
    </AssignList>
  );
}
