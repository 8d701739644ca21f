import "server-only";
import { lockCurrentOrNext } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { auditedPersonData, memberRows, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import type { Idempotency } from "@/lib/platform/write/idempotency";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";
import { tellOfGuest } from "@/lib/registrator-mails/tell-of-change";

/**
 * Registrators add guests of their own country. Throws 403 after the deadline, 409 if the idempotency key was used for
 * another body, and 422 for what cannot be stored.
 */
export async function addPerson(
  actor: Actor,
  input: PersonInput,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Person> {
  const pictures = await encodePictures(actor, [{ field: "picture", base64: input.picture }]);
  const insert = async (unit: UnitOfWork, id: string) => {
    const { transaction, audit } = unit;
    const editionId = actor.role === "Administrator" ? input.contestId : null;
    const edition = await lockCurrentOrNext(transaction, editionId);
    requireBeforeDeadline(actor, edition, "details", now);
    const data = await toPersonData(unit, input, edition, pictures, null);
    await storePictures(transaction, pictures);
    const committees = { createMany: { data: memberRows(data) } };
    await transaction.person.create({ data: { id, editionId: edition.id, ...data, committees }, select: { id: true } });
    const after = auditedPersonData(data);
    audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds: [] });
    const role = data.isGuest ? ("GUEST" as const) : undefined;
    await storeAnswers(unit, edition, [{ personId: id, name: data.fullName, role, answers: input.answers }]);
    await tellOfGuest(unit, edition, id, { before: null, after: data.isGuest ? data : null }, now);
  };
  return create(actor, endpoints.addPerson, idempotency, insert, readPerson);
}
