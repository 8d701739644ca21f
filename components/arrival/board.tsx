"use client";

import { BoardDay } from "@/components/arrival/board-day";
import { LoneTravellers } from "@/components/arrival/lone-travellers";
import { groupParties } from "@/lib/arrival/rules";
import type { Journeys } from "@/lib/arrival/schema";
import type { TravelDirection } from "@/lib/generated/prisma/enums";

interface BoardProps extends Journeys {
  direction: TravelDirection;
  timeZone: string;
  /** False for a past edition. */
  canMark: boolean;
}

/** Parties by day, place and hour. Rendered by the browser, so that a refresh of hundreds of rows sends only their data. */
export function Board({ parties, alone, direction, timeZone, canMark }: BoardProps) {
  return (
    <>
      {groupParties(parties, timeZone).map((day) => (
        <BoardDay key={day.day} day={day} direction={direction} timeZone={timeZone} canMark={canMark} />
      ))}
      <LoneTravellers people={alone} canMark={canMark} />
    </>
  );
}
