import "server-only";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { lockEditionForPerson, preparePerson, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { storePictures } from "@/lib/platform/picture/commands";
import { earlierResult } from "@/lib/platform/write/idempotency";
import { create } from "@/lib/platform/write/write";

/** Adds a person to the current edition; registrators add guests of their own country. */
export async function addPerson(
  actor: Actor,
  input: PersonInput,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Person> {
  // Before anything is checked, because the deadline may have passed since.
  const earlierId = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlierId) return readPerson(earlierId);
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
