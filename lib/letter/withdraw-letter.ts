import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import * as endpoints from "@/lib/letter/endpoints";
import { letterNumber } from "@/lib/letter/labels";
import { letterSelect } from "@/lib/letter/views";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/** Throws 404. */
export async function withdrawLetter(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.withdrawLetter, async ({ transaction, audit }) => {
    const { id: editionId, year } = await lockEdition(transaction, { mode: "update" });
    const letter = await transaction.letter.findFirst({ where: { id, editionId }, select: letterSelect });
    if (!letter) throw notFound("letter");
    await transaction.letter.delete({ where: { id }, select: { id: true } });
    const { personId, person, teamId, team } = letter;
    const change = { before: { letter: letterNumber(year, letter.number) }, after: { letter: null } };
    if (personId && person)
      audit({ entity: "Person", entityId: personId, name: person.fullName, ...change, teamIds: [] });
    if (teamId && team) audit({ entity: "Team", entityId: teamId, name: team.name, ...change });
  });
  return true;
}
