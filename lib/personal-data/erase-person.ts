import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { erasedFields, personalData } from "@/lib/personal-data/columns";
import { deletePeopleData } from "@/lib/personal-data/delete-people-data";
import * as endpoints from "@/lib/personal-data/endpoints";
import { findPersonRecords } from "@/lib/personal-data/person-records";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";

const { Person, Contestant } = personalData;

/** The place in a team and the results stay; other people are deleted. Throws 404. */
export async function erasePerson(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.erasePerson, async ({ transaction, audit }) => {
    await lockEdition(transaction, { mode: "update" });
    const { ids, mailIds } = await findPersonRecords(transaction, id);
    const name = Person.erased.fullName;
    await transaction.mail.deleteMany({ where: { id: { in: mailIds } } });
    await transaction.$executeRaw`
      UPDATE "AuditEntry" SET "name" = ${name}, "changes" = "changes" - ${erasedFields}::text[]
      WHERE "entityId" = ANY(${ids}::uuid[])`;
    await deletePeopleData(transaction, [id]);
    await transaction.committeeMember.deleteMany({ where: { personId: id } });
    const disqualified = { personId: id, disqualification: { not: null } };
    await transaction.contestant.updateMany({ where: disqualified, data: Contestant.erased });
    await transaction.person.update({ where: { id }, data: Person.erased });
    const withoutRole = { id, leader: null, contestant: null, guide: null };
    await transaction.person.deleteMany({ where: withoutRole });
    audit({ entity: "Person", entityId: id, name, before: null, after: { personalData: "erased" }, teamIds: [] });
  });
  return true;
}
