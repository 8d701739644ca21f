import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import { requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideInput } from "@/lib/guide/inputs";
import { lockGuideAccount } from "@/lib/guide/lock-guide";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { newPerson } from "@/lib/person/team-member";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid } from "@/lib/platform/errors/problem";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { create, type UnitOfWork } from "@/lib/platform/write/write";

interface Home {
  editionId: string;
  countryId: string;
}

/** The guide's person: the chosen one, or a new one. */
async function findOrCreatePerson(
  { transaction, audit }: UnitOfWork,
  { personId, person: input }: GuideInput,
  home: Home,
  pictureHash: string | null,
): Promise<{ id: string; fullName: string }> {
  if (personId) {
    const found = await transaction.person.findFirst({
      where: { id: personId, editionId: home.editionId, guide: null },
      select: { id: true, fullName: true },
    });
    if (!found) throw invalid({ personId: ["This person cannot become a guide."] });
    return found;
  }
  if (!input) throw invalid({ person: ["A guide needs a person."] });
  const { id, ...details } = newPerson(home, input, pictureHash);
  // Guides are locals and do not travel (specification, section 3, "Person").
  const after = { ...details, arrivalLocation: "Other", departureLocation: "Other" };
  await transaction.person.create({ data: { id, ...after } });
  audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds: [] });
  return { id, fullName: after.fullName };
}

/** Creates the guide record of an account with the role Guide for the current edition. */
export async function addGuide(actor: Actor, input: GuideInput): Promise<Guide> {
  const { userId, schoolName, classDesignator, person: details } = input;
  const { id: editionId } = await currentEdition();
  const field = "person.picture";
  const pictures = await encodePictures([{ field, base64: details?.picture ?? null }]);
  const home = { editionId, countryId: details?.countryId ?? (await defaultCountryId()) };
  const guideId = await create(actor, endpoints.addGuide, null, async (unit, id) => {
    const { transaction, audit } = unit;
    const { tShirtSizes } = await lockEdition(transaction, { expectedId: editionId });
    await lockGuideAccount(transaction, userId);
    requireOptions([{ field: "person.tShirtSize", value: details?.tShirtSize ?? null, options: tShirtSizes }]);
    await storePictures(transaction, pictures);
    const person = await findOrCreatePerson(unit, input, home, pictures.get(field)?.hash ?? null);
    const formatPhone = await phoneFormatter(transaction, home.countryId);
    const phoneNumber = formatPhone(input.phoneNumber);
    const after = { personId: person.id, userId, phoneNumber, schoolName, classDesignator };
    await transaction.guide.create({ data: { id, editionId, ...after } });
    audit({ entity: "Guide", entityId: id, name: person.fullName, before: null, after });
  });
  return readGuide(guideId);
}
