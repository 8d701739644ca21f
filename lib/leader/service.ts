import "server-only";
import type { Actor } from "@/lib/auth/session";
import { requireCountry } from "@/lib/country/ownership";
import { db } from "@/lib/db";
import type { Leader } from "@/lib/leader/schema";
import { leaderSelect, toLeader } from "@/lib/leader/view";

/** The leaders of a country in the current edition, by name, for choosing from. Throws 403 for another country's registrator. */
export async function listLeadersOfCountry(actor: Actor, countryId: string): Promise<Leader[]> {
  requireCountry(actor, countryId);
  const leaders = await db().leader.findMany({
    where: { person: { countryId, edition: { isCurrent: true } } },
    select: leaderSelect,
    orderBy: { person: { fullName: "asc" } },
  });
  return leaders.map((leader) => toLeader(leader, null));
}
