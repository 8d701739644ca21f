import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { otherPlace } from "@/lib/edition/choice-lists";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideInput } from "@/lib/guide/inputs";
import { lockGuideUser } from "@/lib/guide/lock-guide";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { createPerson } from "@/lib/person/create-person";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { invalid } from "@/lib/platform/errors/problem";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { create, type UnitOfWork } from "@/lib/platform/write/write";

async function findOrCreatePerson(
  unit: UnitOfWork,
  editionId: string,
  { personId, person }: GuideInput,
  pictureHash: string | null,
): Promise<{ id: string; fullName: string; countryId: string }> {
  if (personId) {
    await lockRow(unit.transaction, "Person", personId);
    const found = await unit.transaction.person.findFirst({
      where: { id: personId, editionId, guide: null },
      select: { id: true, fullName: true, countryId: true },
    });
    if (!found) throw invalid({ personId: ["This person cannot become a guide."] });
    return found;
  }
  if (!person) throw invalid({ person: ["A guide needs a person."] });
  const { picture, ...details } = person;
  const countryId = details.countryId ?? (await defaultCountryId(unit.transaction));
  // Guides are locals and do not travel (specification, section 3, "Person").
  const places = { arrivalLocation: otherPlace, departureLocation: otherPlace };
  const id = await createPerson(unit, { editionId, ...details, countryId, pictureHash, ...places });
  return { id, fullName: details.fullName, countryId };
}

export async function addGuide(actor: Actor, input: GuideInput): Promise<Guide> {
  const { userId, schoolName, classDesignator, person: details } = input;
  const field = "person.picture";
  const pictures = await encodePictures([{ field, base64: details?.picture ?? null }]);
  const guideId = await create(actor, endpoints.addGuide, null, async (unit, id) => {
    const { transaction, audit } = unit;
    const { id: editionId, tShirtSizes } = await lockEdition(transaction);
    await lockGuideUser(transaction, editionId, userId);
    requireOptions([{ field: "person.tShirtSize", value: details?.tShirtSize ?? null, options: tShirtSizes }]);
    await storePictures(transaction, pictures);
    const person = await findOrCreatePerson(unit, editionId, input, pictures.get(field)?.hash ?? null);
    const formatPhone = await phoneFormatter(transaction, person.countryId);
    const phoneNumber = formatPhone(input.phoneNumber);
    const after = { personId: person.id, userId, phoneNumber, schoolName, classDesignator };
    await transaction.guide.create({ data: { id, editionId, ...after } });
    audit({ entity: "Guide", entityId: id, name: person.fullName, before: null, after });
  });
  return readGuide(guideId);
}
