"use client";

import { ArrivalMarks } from "@/components/arrival/arrival-marks";
import { BoardDay } from "@/components/arrival/board-day";
import { LoneTravellers } from "@/components/arrival/lone-travellers";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { groupParties } from "@/lib/travel/arrivals/rules";
import type { Journeys } from "@/lib/travel/arrivals/schema";

interface BoardProps extends Journeys {
  direction: TravelDirection;
  timeZone: string;
  /** False for a past edition. */
  canMark: boolean;
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
}

/** Parties by day, place and hour. Rendered by the browser, so that a refresh of hundreds of rows sends only their data. */
export function Board({ parties, alone, direction, timeZone, canMark, madeAt }: BoardProps) {
  return (
    <ArrivalMarks madeAt={madeAt}>
      {groupParties(parties, timeZone).map((day) => (
        <BoardDay key={day.day} day={day} direction={direction} timeZone={timeZone} canMark={canMark} />
      ))}
      <LoneTravellers people={alone} timeZone={timeZone} canMark={canMark} />
    </ArrivalMarks>
  );
}
