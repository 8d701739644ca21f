import "server-only";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import type { PersonEditModel } from "@/lib/person/inputs";
import { personDetails } from "@/lib/person/views";
import { pick } from "@/lib/platform/db/pick";
import {
  deleteUnusedPictures,
  type EncodedPictures,
  pictureHashAfter,
  storePictures,
} from "@/lib/platform/picture/commands";
import type { UnitOfWork } from "@/lib/platform/write/write";

type StoredPerson = PersonGetPayload<{ select: typeof personDetails }> & { id: string };

/**
 * Changes the details of a leader's, contestant's or guide's person, who keeps the stored picture unless it is removed or
 * `pictures` has a new one. `teamIds` are the person's teams.
 */
export async function updatePerson(
  { transaction, audit }: UnitOfWork,
  stored: StoredPerson,
  { picture, removePicture, ...details }: PersonEditModel,
  pictures: EncodedPictures,
  teamIds: string[] = [],
): Promise<void> {
  const { id, pictureHash: oldHash } = stored;
  const [encoded] = pictures.values();
  const after = { ...details, pictureHash: pictureHashAfter({ removePicture }, encoded, oldHash) };
  await storePictures(transaction, pictures);
  await transaction.person.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
  if (after.pictureHash !== oldHash) await deleteUnusedPictures(transaction, [oldHash]);
  const before = pick(stored, personDetails);
  audit({ entity: "Person", entityId: id, name: details.fullName, before, after, teamIds });
}

/** Deletes a person who is no leader, contestant or guide any longer, unless another role is assigned to them. */
export async function deletePersonWithoutRole(
  { transaction, audit }: UnitOfWork,
  stored: StoredPerson,
  teamIds: string[] = [],
): Promise<void> {
  const { id, fullName, pictureHash } = stored;
  const { count } = await transaction.person.deleteMany({
    where: { id, assignedRoles: { isEmpty: true }, leader: null, contestant: null, guide: null },
  });
  if (count === 0) return;
  await deleteUnusedPictures(transaction, [pictureHash]);
  const before = pick(stored, personDetails);
  audit({ entity: "Person", entityId: id, name: fullName, before, after: null, teamIds });
}
