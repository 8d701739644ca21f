import "server-only";
import { listParties } from "@/lib/arrival/parties";
import { countArrived, dayOf, headcount } from "@/lib/arrival/rules";
import type { Journeys } from "@/lib/arrival/schema";
import { readEdition } from "@/lib/contest/queries";
import { db } from "@/lib/db";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { toLocalDate } from "@/lib/time";

/** Who travels to or from the current edition or that of a year. Throws 404. */
export async function readJourneys(direction: TravelDirection, year?: number): Promise<Journeys> {
  const { id } = await readEdition(year);
  return listParties(db(), id, direction);
}

/** How many people have arrived in an edition, how many are expected on the day of `now`, and how many of those are there. */
export async function countArrivals({ id, timeZone }: { id: string; timeZone: string }, now: Date) {
  const { parties, alone } = await listParties(db(), id, "ARRIVAL");
  const expected = parties.filter((party) => dayOf(party, timeZone) === toLocalDate(now, timeZone));
  return {
    arrived: countArrived([...parties, { people: alone }]),
    today: headcount(expected),
    arrivedToday: countArrived(expected),
  };
}

/**
 * A text that is another one after every change of what the board shows, because every write is in the audit log. It is
 * made from more than the newest entry, because transactions may end in another order than they began.
 */
export async function boardVersion(): Promise<string> {
  const [row] = await db().$queryRaw<{ version: string | null }[]>`
    SELECT md5(string_agg("id"::text, ',')) AS "version"
    FROM (SELECT "id" FROM "AuditEntry" ORDER BY "id" DESC LIMIT 500) AS "newest"`;
  return row?.version ?? "";
}
