import "server-only";
import type { Contestant } from "@/lib/contestant/schema";
import { notFound } from "@/lib/platform/errors/problem";
import { readTeam } from "@/lib/team/queries";

/** A contestant of a team. Throws 404. */
export async function readContestant(teamId: string, id: string): Promise<Contestant> {
  const { contestants } = await readTeam(teamId);
  const contestant = contestants.find((one) => one.id === id);
  if (!contestant) throw notFound("contestant");
  return contestant;
}
