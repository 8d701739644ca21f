import "server-only";
import { randomUUID } from "node:crypto";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { createGuidePeople, createGuides } from "@/lib/guide/create-guides";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideInput } from "@/lib/guide/inputs";
import { requireGuideUser } from "@/lib/guide/lock-guide";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { createUsers, preparePassword } from "@/lib/identity/new-users";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { invalid } from "@/lib/platform/errors/problem";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";

/**
 * The caller has locked the person of `personId`. Throws 422 for a person of another edition or who is a guide already, for
 * a request without a person, and for a wrong answer.
 */
async function findOrCreatePerson(
  unit: UnitOfWork,
  edition: EditionRow,
  { personId, person }: GuideInput,
  pictureHash: string | null,
): Promise<{ id: string; fullName: string; countryId: string }> {
  const editionId = edition.id;
  if (personId) {
    const storedPerson = await unit.transaction.person.findFirst({
      where: { id: personId, editionId, guide: null },
      select: { id: true, fullName: true, countryId: true },
    });
    if (!storedPerson) throw invalid({ personId: ["This person cannot become a guide."] });
    return storedPerson;
  }
  if (!person) throw invalid({ person: ["A guide needs a person."] });
  const { picture, answers, ...details } = person;
  const countryId = details.countryId ?? (await defaultCountryId(unit.transaction));
  const created = { id: randomUUID(), editionId, ...details, countryId, pictureHash };
  await createGuidePeople(unit, [created]);
  const answering = { personId: created.id, name: created.fullName, answers, at: "person." };
  await storeAnswers(unit, edition, [{ ...answering, role: "GUIDE" }]);
  return created;
}

/** Empty without such a person, which `findOrCreatePerson` refuses later. */
async function nameOfGuide({ personId, person: newPerson }: GuideInput): Promise<string> {
  const person = personId
    ? await db().person.findUnique({ where: { id: personId }, select: { fullName: true } })
    : newPerson;
  return person?.fullName ?? "";
}

/** Throws 409 for a user who is a guide already or a used e-mail address, and 422 for what cannot be stored. */
export async function addGuide(actor: Actor, given: GuideInput, now: Date): Promise<Guide> {
  const { newUser, schoolName, classDesignator, person: details } = given;
  const field = "person.picture";
  const pictures = await encodePictures(actor, [{ field, base64: details?.picture ?? null }]);
  const password = newUser && (await preparePassword({ ...newUser, name: await nameOfGuide(given) }, "newUser."));
  const insert = async (unit: UnitOfWork, id: string) => {
    const { transaction } = unit;
    const edition = await lockEdition(transaction);
    const { id: editionId, tShirtSizes } = edition;
    const { userId: givenUserId, personId } = given;
    await lockRows(transaction, { User: givenUserId ? [givenUserId] : [], Person: personId ? [personId] : [] });
    if (givenUserId) await requireGuideUser(transaction, editionId, givenUserId);
    const input = requireOptions(given, { "person.tShirtSize": tShirtSizes });
    await storePictures(transaction, pictures);
    const person = await findOrCreatePerson(unit, edition, input, pictures.get(field)?.hash ?? null);
    const userId = input.userId ?? randomUUID();
    if (newUser) {
      const user = { id: userId, email: newUser.email, name: person.fullName, role: "Guide", countryId: null } as const;
      await createUsers(unit, [{ ...user, ...password }], now, "newUser.");
    }
    const formatPhone = await phoneFormatter(transaction, person.countryId);
    const phoneNumber = formatPhone("phoneNumber", input.phoneNumber);
    const columns = { personId: person.id, userId, phoneNumber, schoolName, classDesignator };
    await createGuides(unit, [{ id, editionId, name: person.fullName, ...columns }]);
  };
  return create(actor, endpoints.addGuide, null, insert, readGuide);
}
