import "server-only";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { lockEditionForPerson, preparePerson, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import type { Actor } from "@/lib/platform/auth/session";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { storePictures } from "@/lib/platform/picture/commands";
import { create } from "@/lib/platform/write/write";

/** Adds a person to the current edition; registrators add guests of their own country. */
export async function addPerson(
  actor: Actor,
  input: PersonInput,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Person> {
  const request = await preparePerson(actor, input, now);
  const { editionId, pictures } = request;
  const personId = await create(actor, endpoints.addPerson, idempotency, async ({ transaction, audit }, id) => {
    const after = toPersonData(request, await lockEditionForPerson(transaction, request), null);
    await storePictures(transaction, pictures);
    await transaction.person.create({ data: { id, editionId, ...after } });
    audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds: [] });
  });
  return readPerson(personId);
}
