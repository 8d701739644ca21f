import "server-only";
import { randomUUID } from "node:crypto";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import { requireOptions } from "@/lib/edition/rules";
import type { CurrentEdition } from "@/lib/edition/views";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideEdit, GuideInput } from "@/lib/guide/inputs";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { invalid, notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";
import { type AuditedChange, recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

interface Home {
  editionId: string;
  countryId: string;
}

/** Locks an account until the transaction ends. Throws 422 unless it is enabled and has the role Guide. */
async function lockGuideAccount(transaction: Database, userId: string): Promise<void> {
  await lockRow(transaction, "User", userId);
  const account = await transaction.user.count({ where: { id: userId, role: "Guide", disabledAt: null } });
  if (account === 0) throw invalid({ userId: ["Choose a user with the role Guide."] });
}

/** The id of the guide's person, created unless an existing one is chosen, and the changes for the audit log. Throws 422. */
async function findOrCreatePerson(
  transaction: Database,
  { personId, person: input }: GuideInput,
  home: Home,
  pictureHash: string | null,
): Promise<{ personId: string; changes: AuditedChange[] }> {
  if (personId) {
    const isFree = await transaction.person.count({ where: { id: personId, editionId: home.editionId, guide: null } });
    if (!isFree) throw invalid({ personId: ["This person cannot become a guide."] });
    return { personId, changes: [] };
  }
  if (!input) throw invalid({ person: ["A guide needs a person."] });
  const { fullName, nativeName, tShirtSize } = input;
  // Guides are locals and do not travel (specification, section 3, "Person").
  const travel = { arrivalLocation: "Other", departureLocation: "Other" };
  const id = randomUUID();
  const person = { ...home, fullName, nativeName, tShirtSize, pictureHash, ...travel };
  await transaction.person.createMany({ data: [{ id, ...person }] });
  return { personId: id, changes: [{ entity: "Person", entityId: id, before: null, after: person, teamIds: [] }] };
}

/**
 * Creates the guide record of an account with the role Guide for the current edition. Throws 409
 * if the account has one already, 422.
 */
export async function addGuide(actor: Actor, input: GuideInput): Promise<Guide> {
  const edition = await currentEdition();
  const field = "person.picture";
  const pictures = await encodePictures([{ field, base64: input.person?.picture ?? null }]);
  const home = { editionId: edition.id, countryId: input.person?.countryId ?? (await defaultCountryId()) };
  const id = randomUUID();
  await inTransaction(async (transaction) => {
    const { tShirtSizes } = await lockEdition(transaction, { expectedId: edition.id });
    await lockGuideAccount(transaction, input.userId);
    requireOptions([{ field: "person.tShirtSize", value: input.person?.tShirtSize ?? null, options: tShirtSizes }]);
    await storePictures(transaction, pictures);
    const pictureHash = pictures.get(field)?.hash ?? null;
    const { personId, changes } = await findOrCreatePerson(transaction, input, home, pictureHash);
    const { userId, schoolName, classDesignator } = input;
    const formatPhone = await phoneFormatter(transaction, home.countryId);
    const phoneNumber = formatPhone(input.phoneNumber);
    const guide = { personId, userId, phoneNumber, schoolName, classDesignator };
    await transaction.guide.createMany({ data: [{ id, editionId: edition.id, ...guide }] });
    await recordChanges(transaction, actor, endpoints.addGuide, [
      ...changes,
      { entity: "Guide", entityId: id, before: null, after: guide },
    ]);
  });
  return readGuide(id);
}

const select = {
  personId: true,
  userId: true,
  phoneNumber: true,
  schoolName: true,
  classDesignator: true,
  version: true,
  person: { select: { countryId: true, ...personDetails } },
  teams: { select: { id: true } },
} as const;

/** Locks a guide of the current edition until the transaction ends. Throws 404. */
async function lockGuide(transaction: Database, edition: CurrentEdition, id: string) {
  await lockRow(transaction, "Guide", id);
  const found = await transaction.guide.findFirst({ where: { id, editionId: edition.id }, select });
  if (!found) throw notFound("guide");
  const { version, personId, person, teams, ...guide } = found;
  const { countryId, ...details } = person;
  return { version, personId, countryId, details, teams, guide };
}

/**
 * Changes a guide, who keeps the stored picture unless it is removed or a new one is sent. Throws 404, 409 for a stale
 * version or another guide's account, 422.
 */
export async function changeGuide(actor: Actor, id: string, input: GuideEdit): Promise<Guide> {
  const field = "person.picture";
  const { picture, removePicture: _, ...details } = input.person;
  const pictures = await encodePictures([{ field, base64: picture }]);
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    const stored = await lockGuide(transaction, edition, id);
    requireVersion(stored.version, input.version);
    requireOptions([{ field: "person.tShirtSize", value: details.tShirtSize, options: edition.tShirtSizes }]);
    const { userId, schoolName, classDesignator } = input;
    if (userId !== stored.guide.userId) await lockGuideAccount(transaction, userId);
    const formatPhone = await phoneFormatter(transaction, stored.countryId);
    const guide = { userId, phoneNumber: formatPhone(input.phoneNumber), schoolName, classDesignator };
    const oldHash = stored.details.pictureHash;
    const person = { ...details, pictureHash: pictureHashAfter(input.person, pictures.get(field), oldHash) };
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: stored.personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== oldHash) await deleteUnusedPictures(transaction, [oldHash]);
    await transaction.guide.updateMany({ where: { id }, data: { ...guide, ...increment } });
    await recordChanges(transaction, actor, endpoints.changeGuide, [
      { entity: "Person", entityId: stored.personId, before: stored.details, after: person, teamIds: [] },
      { entity: "Guide", entityId: id, before: stored.guide, after: guide },
    ]);
  });
  return readGuide(id);
}

/** Deletes a guide, unassigns their teams, and deletes their person unless it has another role. Throws 404. */
export async function deleteGuide(actor: Actor, id: string): Promise<true> {
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    const { personId, details, guide, teams } = await lockGuide(transaction, edition, id);
    await transaction.team.updateMany({
      where: { guideId: id },
      data: { guideId: null, version: { increment: 1 } },
    });
    await transaction.guide.delete({ where: { id }, select: { id: true } });
    const withoutOtherRole = { id: personId, assignedRoles: { isEmpty: true }, leader: null, contestant: null };
    const { count } = await transaction.person.deleteMany({ where: withoutOtherRole });
    if (count > 0) await deleteUnusedPictures(transaction, [details.pictureHash]);
    const personChange = { entity: "Person", entityId: personId, before: details, after: null, teamIds: [] } as const;
    await recordChanges(transaction, actor, endpoints.deleteGuide, [
      { entity: "Guide", entityId: id, before: { personId, ...guide }, after: null },
      ...(count > 0 ? [personChange] : []),
      ...teams.map(({ id: entityId }) => ({
        entity: "Team" as const,
        entityId,
        before: { guideId: id },
        after: { guideId: null },
      })),
    ]);
  });
  return true;
}
