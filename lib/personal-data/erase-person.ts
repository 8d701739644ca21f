import "server-only";
import { erasedName } from "@/lib/edition/erased";
import { lockEdition } from "@/lib/edition/lock-edition";
import { erasedFields, personalData } from "@/lib/personal-data/columns";
import { deletePeopleData } from "@/lib/personal-data/delete-people-data";
import * as endpoints from "@/lib/personal-data/endpoints";
import { eraseFromMessages } from "@/lib/personal-data/erase-from-messages";
import { findPersonRecords } from "@/lib/personal-data/person-records";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { write } from "@/lib/platform/write/write";

const { Person, Contestant } = personalData;

/**
 * A leader, contestant or guide stays without a name, so that teams and results stay; anybody else is deleted. Also erases
 * what is left of a person who was deleted. Throws 404.
 */
export async function erasePerson(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.erasePerson, async ({ transaction, audit }) => {
    await lockEdition(transaction, { mode: "update" });
    const { mailIds, ...records } = await findPersonRecords(transaction, id);
    await transaction.mail.deleteMany({ where: { id: { in: mailIds } } });
    await eraseFromMessages(transaction, records);
    await transaction.$executeRaw`
      UPDATE "AuditEntry" SET "name" = ${erasedName}, "changes" = "changes" - ${erasedFields}::text[]
      WHERE "personId" = ${id}::uuid`;
    await transaction.acknowledgedWarning.deleteMany({ where: { recordIds: { has: id } } });
    await deletePeopleData(transaction, [id]);
    await transaction.committeeMember.deleteMany({ where: { personId: id } });
    const disqualified = { personId: id, disqualification: { not: null } };
    await transaction.contestant.updateMany({ where: disqualified, data: Contestant.erased });
    await transaction.person.updateMany({ where: { id }, data: Person.erased });
    const withoutRole = { id, leader: null, contestant: null, guide: null };
    await transaction.person.deleteMany({ where: withoutRole });
    const after = { personalData: "erased" };
    audit({ entity: "Person", entityId: id, name: erasedName, before: null, after, teamIds: [] });
  });
  return true;
}

/** Erases those of these people whom a restored backup has brought back. Returns how many they were. */
export async function eraseAgain(actor: Actor, ids: readonly string[]): Promise<number> {
  const people = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "given"."id" FROM unnest(${ids}::uuid[]) AS "given"("id")
    WHERE (EXISTS (SELECT 1 FROM "Person" WHERE "Person"."id" = "given"."id")
        OR EXISTS (SELECT 1 FROM "AuditEntry" WHERE "personId" = "given"."id"))
      AND NOT EXISTS (
        SELECT 1 FROM "AuditEntry" WHERE "personId" = "given"."id" AND "action" = ${endpoints.erasePerson.key})`;
  for (const { id } of people) await erasePerson(actor, id);
  return people.length;
}
