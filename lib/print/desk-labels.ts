import "server-only";
import { travelling } from "@/lib/edition/participating";
import { currentEdition } from "@/lib/edition/queries";
import { db } from "@/lib/platform/db/client";
import { bySeat, type Seated, seatSelect, toSeated } from "@/lib/print/seats";

/** The contestants of the current edition who are at the venue, by their seats on a competition day. */
export async function listSeats(day: number) {
  const { id: editionId } = await currentEdition();
  const rows = await db().contestant.findMany({ where: { editionId, team: travelling }, select: seatSelect(day) });
  return rows.map(toSeated).sort(bySeat);
}

export const hasSeat = ({ content }: Seated): boolean => content.seat !== "";

/** A desk label for everybody who has a seat on a competition day, by seat. */
export const listLabels = async (day: number) => (await listSeats(day)).filter(hasSeat);
