import "server-only";
import type { PersonGetPayload, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { PersonEditModel } from "@/lib/person/inputs";
import { personDetails } from "@/lib/person/views";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import {
  deleteUnusedPictures,
  type EncodedPictures,
  pictureHashAfter,
  storePictures,
} from "@/lib/platform/picture/commands";
import { type AuditedFields, type Changes, changesBetween } from "@/lib/platform/write/changes";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { deleteAnswersNotAsked } from "@/lib/question/not-asked";
import type { Travel } from "@/lib/travel/views";

type StoredPerson = PersonGetPayload<{ select: typeof personDetails }> & { id: string };

const withoutOtherRole = { committees: { none: {} }, guide: null } satisfies PersonWhereInput;

/** Throws 403 for a registrator if the person has another role, e.g. in a committee. */
async function requireNoOtherRole({ transaction, actor }: UnitOfWork, { id, fullName }: StoredPerson): Promise<void> {
  if (actor.role === "Administrator") return;
  if ((await transaction.person.count({ where: { id, ...withoutOtherRole } })) === 0)
    throw new AppError(403, `${fullName} has another role as well. Only administrators can change these details.`);
}

const editActions = [
  "PUT /api/Person/{id}",
  "PUT /api/Guide/{guideId}",
  "PUT /api/Leader",
  "PUT /api/Contestant",
  "PUT /api/PersonalData/people/{id}",
  "DELETE /api/PersonalData/people/{id}",
];

/** The entries of the audit log that explain a stale version of a person or their role. */
export const editsOf = (...ids: string[]) => ({ entityId: { in: ids }, action: { in: editActions } });

/** Increases the versions of a locked person's leader, guide or contestant record, because its form edits the person too. */
export async function increaseRoleVersions(transaction: Database, personId: string): Promise<void> {
  const ofPerson = { where: { personId }, data: { version: { increment: 1 } } };
  await transaction.leader.updateMany(ofPerson);
  await transaction.guide.updateMany(ofPerson);
  await transaction.contestant.updateMany(ofPerson);
}

/**
 * The caller has locked the person. `teamIds` are the person's teams, `travel` is the change of a contestant's own journey.
 * Returns the fields that change. Throws 403 if the actor is a registrator and the person has another role too.
 */
export async function updatePerson(
  unit: UnitOfWork,
  stored: StoredPerson,
  { picture, removePicture, answers: _, ...details }: PersonEditModel,
  pictures: EncodedPictures,
  teamIds: string[] = [],
  travel: { before: AuditedFields; after: Partial<Travel> } = { before: {}, after: {} },
): Promise<Changes> {
  const { transaction, audit } = unit;
  const { id, pictureHash: oldHash } = stored;
  await requireNoOtherRole(unit, stored);
  const [encoded] = pictures.values();
  const pictureIsPublic = details.pictureIsPublic ?? stored.pictureIsPublic;
  const hash = pictureHashAfter({ removePicture }, encoded, oldHash);
  const after = { ...details, pictureIsPublic, pictureHash: hash, ...travel.after };
  await storePictures(transaction, pictures, [oldHash]);
  await transaction.person.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
  await increaseRoleVersions(transaction, id);
  if (after.pictureHash !== oldHash) await deleteUnusedPictures(transaction, [oldHash]);
  const before = { ...pick(stored, personDetails), ...travel.before };
  audit({ entity: "Person", entityId: id, name: details.fullName, before, after, teamIds });
  return changesBetween(before, after);
}

/**
 * Deletes a person who has no role left; one with another role loses the answers that were asked for the lost role. The
 * caller has locked the person.
 */
export async function deletePersonWithoutRole(
  { transaction, audit }: UnitOfWork,
  stored: StoredPerson,
  teamIds: string[] = [],
): Promise<void> {
  const { id, fullName, pictureHash } = stored;
  const { count } = await transaction.person.deleteMany({
    where: { id, isGuest: false, committees: { none: {} }, leader: null, contestant: null, guide: null },
  });
  if (count === 0) return deleteAnswersNotAsked(transaction, id);
  await deleteUnusedPictures(transaction, [pictureHash]);
  const before = pick(stored, personDetails);
  audit({ entity: "Person", entityId: id, name: fullName, before, after: null, teamIds });
}
