import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import * as endpoints from "@/lib/guide/endpoints";
import { lockGuide } from "@/lib/guide/lock-guide";
import { deletePersonWithoutRole } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";

/** Unassigns the guide's teams, and deletes the person unless they have another role. Throws 404 for an unknown id. */
export async function deleteGuide(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteGuide, async (unit) => {
    const { transaction, audit } = unit;
    // Locks out other writes, so that nobody assigns a team to the guide meanwhile.
    const edition = await lockEdition(transaction, { mode: "update" });
    const teams = await transaction.team.updateManyAndReturn({
      where: { guideId: id },
      data: { guideId: null },
      select: { id: true, name: true },
    });
    const { person, version, ...before } = await lockGuide(transaction, edition, id);
    await transaction.guide.delete({ where: { id } });
    audit({ entity: "Guide", entityId: id, name: person.fullName, before, after: null });
    await deletePersonWithoutRole(unit, person);
    for (const team of teams)
      audit({ entity: "Team", entityId: team.id, name: team.name, before: { guideId: id }, after: { guideId: null } });
  });
  return true;
}
