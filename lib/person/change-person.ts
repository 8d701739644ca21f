import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { editableBy } from "@/lib/edition/participating";
import { guestRole } from "@/lib/edition/person-roles";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { personDataSelect, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { requireVersion } from "@/lib/platform/write/version";
import { type UnitOfWork, write } from "@/lib/platform/write/write";
import { releaseTransfers } from "@/lib/travel/transfers/move-parties";

const team = { select: { id: true } } as const;
const select = {
  ...personDataSelect,
  version: true,
  leader: { select: { teams: team, deputyOf: team } },
  contestant: { select: { team } },
  guide: { select: { id: true } },
} as const;

/**
 * Locks the current edition and a person until the transaction ends. Throws 403 after the deadline, 404 for a person that
 * the actor may not change: registrators change only those of their country who are guests and nothing else.
 */
async function lockPerson({ transaction, actor }: UnitOfWork, id: string, now: Date) {
  const edition = await lockEdition(transaction);
  requireBeforeDeadline(actor, edition, "details", now);
  await lockRow(transaction, "Person", id);
  const onlyGuest = { assignedRoles: { equals: [guestRole] }, leader: null, contestant: null, guide: null };
  const where = { id, ...editableBy(actor), ...(actor.role !== "Administrator" && onlyGuest) };
  const found = await transaction.person.findFirst({ where, select });
  if (!found) throw notFound("person");
  const { version, leader, contestant, guide, ...data } = found;
  const isTeamMember = leader !== null || contestant !== null;
  const teams = [...(leader?.teams ?? []), ...(leader?.deputyOf ?? []), ...(contestant ? [contestant.team] : [])];
  return { edition, version, data, isTeamMember, isGuide: guide !== null, teamIds: teams.map((one) => one.id) };
}

/** Changes a person, who loses the transfers of a guest together with that role. */
export async function changePerson(actor: Actor, id: string, input: PersonInput, now: Date): Promise<Person> {
  const pictures = await encodePictures([{ field: "picture", base64: input.picture }]);
  await write(actor, endpoints.changePerson, async (unit) => {
    const { transaction, audit } = unit;
    const { edition, version, data: before, isTeamMember, teamIds } = await lockPerson(unit, id, now);
    requireVersion(version, input.version);
    const after = await toPersonData(unit, input, edition, pictures, before);
    if (isTeamMember && after.countryId !== before.countryId)
      throw new AppError(409, "A team member must be from the team's country.");
    await storePictures(transaction, pictures);
    await transaction.person.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
    await deleteUnusedPictures(transaction, [before.pictureHash]);
    const isGuest = after.assignedRoles.includes(guestRole);
    const released = isGuest ? {} : await releaseTransfers(transaction, { personId: id });
    const name = after.fullName;
    audit({ entity: "Person", entityId: id, name, before: { ...before, ...released }, after, teamIds });
  });
  return readPerson(id);
}

/** Removes a person without a leader, contestant or guide record. */
export async function removePerson(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.removePerson, async (unit) => {
    const { data: before, isTeamMember, isGuide } = await lockPerson(unit, id, now);
    if (isTeamMember || isGuide) throw new AppError(409, "Leaders, contestants and guides cannot be removed here.");
    await unit.transaction.person.delete({ where: { id } });
    await deleteUnusedPictures(unit.transaction, [before.pictureHash]);
    unit.audit({ entity: "Person", entityId: id, name: before.fullName, before, after: null, teamIds: [] });
  });
  return true;
}
