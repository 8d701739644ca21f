import "server-only";
import type { Actor } from "@/lib/auth/session";
import { db } from "@/lib/db";
import { changeableTeams } from "@/lib/team/lock";
import { listTeamsOfCountry } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";

/**
 * A team that somebody may see in order to edit it, and the country's other teams; null for one that is unknown or
 * another country's.
 */
export async function findTeamToEdit(actor: Actor, id: string): Promise<{ team: Team; others: Team[] } | null> {
  const found = await db().team.findFirst({ where: { id, ...changeableTeams(actor) }, select: { countryId: true } });
  if (!found) return null;
  const teams = await listTeamsOfCountry(actor, found.countryId);
  const team = teams.find((one) => one.id === id);
  return team ? { team, others: teams.filter((one) => one.id !== id) } : null;
}
