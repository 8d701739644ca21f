"use client";

import { type ReactNode, useState } from "react";
import { useWarnings } from "@/components/forms/use-warnings";
import { usePartyMoves } from "@/components/travel/transfers/use-party-moves";
import { AssignList, type AssignTarget } from "@/components/ui/assign-list";
import { Checkbox } from "@/components/ui/checkbox";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { formatDate, formatTime } from "@/lib/platform/time/time";
import { groupParties, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { assignmentQuestion } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

const countText = (parties: readonly Party[]) =>
  `${plural(parties.length, "party", "parties")}, ${plural(headcount(parties), "person", "people")}`;

interface AssignPartiesProps {
  direction: TravelDirection;
  parties: readonly Party[];
  transfers: readonly (AssignTarget & Pick<Transfer, "id" | "direction" | "vehicle" | "place" | "leavesAt">)[];
  timeZone: string;
  /** Offers only these parties, with a note in place of the checkbox that shows all. */
  restriction: { parties: readonly Party[]; note: ReactNode } | undefined;
}

/** The parties without a transfer, and on demand the others, to select and assign to a transfer. */
export function AssignParties({ direction, parties, transfers, timeZone, restriction }: AssignPartiesProps) {
  const { isPending, assign } = usePartyMoves(direction);
  const warnings = useWarnings();
  const [showsAll, setShowsAll] = useState(false);
  const offered = restriction ? restriction.parties : parties.filter(({ transfer }) => transfer === null);
  const groups = groupParties(showsAll ? parties : offered, timeZone).flatMap(({ day, places }) =>
    places.map(({ place, parties }) => ({
      title: `${day ? formatDate(day) : "No time given"}, ${place ?? "no place given"}`,
      items: parties,
    })),
  );

  async function assignIfSuited(selected: readonly Party[], transfer: AssignPartiesProps["transfers"][number]) {
    const question = assignmentQuestion(selected, transfer, timeZone, parties);
    return (!question || (await warnings.ask(question))) && assign(selected, transfer);
  }

  return (
    <AssignList
      title="Not assigned"
      summary={offered.length > 0 ? countText(offered) : "Every party has a transfer."}
      itemsName="parties"
      groups={groups}
      countText={countText}
      renderItem={({ name, time, country, people, transfer }) => (
        <>
          <bdi>{name}</bdi>{" "}
          <span className="text-ink-soft text-sm">
            {time && `${formatTime(new Date(time), timeZone)}, `}
            {country.name}, {plural(people.length, "person", "people")}
            {transfer && `, in ${transfer.vehicle}`}
          </span>
        </>
      )}
      targetName="Transfer"
      targets={transfers}
      isPending={isPending}
      onAssign={assignIfSuited}
    >
      {restriction ? (
        <p className="print:hidden">{restriction.note}</p>
      ) : (
        <Checkbox
          className="mt-2 print:hidden"
          checked={showsAll}
          onChange={({ target }) => setShowsAll(target.checked)}
        >
          Also show assigned parties, to move them
        </Checkbox>
      )}
      {warnings.dialog}
    </AssignList>
  );
}
