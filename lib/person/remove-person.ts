import "server-only";
import * as endpoints from "@/lib/person/endpoints";
import { lockPerson } from "@/lib/person/lock-person";
import { auditedPersonData } from "@/lib/person/person-data";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";
import { tellOfGuest } from "@/lib/registrator-mails/tell-of-change";

/** Throws 403 after the deadline, 404, and 409 for a leader, contestant or guide. */
export async function removePerson(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.removePerson, async (unit) => {
    const { edition, data, isTeamMember, isGuide } = await lockPerson(unit, id, "details", now);
    if (isTeamMember || isGuide) throw new AppError(409, "Leaders, contestants and guides cannot be removed here.");
    await unit.transaction.person.delete({ where: { id } });
    await deleteUnusedPictures(unit.transaction, [data.pictureHash]);
    const before = auditedPersonData(data);
    unit.audit({ entity: "Person", entityId: id, name: before.fullName, before, after: null, teamIds: [] });
    await tellOfGuest(unit, edition, id, { before: data.isGuest ? data : null, after: null }, now);
  });
  return true;
}
