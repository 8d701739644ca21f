import "server-only";
import { personalData } from "@/lib/personal-data/columns";
import type { Database } from "@/lib/platform/db/client";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";

const { Person, Leader, Contestant, Guide } = personalData;

/** Deletes people's details, and their pictures unless somebody else has them; forms that are open become stale. */
export async function deletePeopleData(transaction: Database, ids: readonly string[]): Promise<void> {
  const where = { id: { in: [...ids] } };
  const ofPerson = { personId: where.id };
  const version = { increment: 1 };
  const pictures = await transaction.person.findMany({ where, select: { pictureHash: true } });
  await transaction.person.updateMany({ where, data: { ...Person.deleted, version } });
  await transaction.leader.updateMany({ where: ofPerson, data: { ...Leader.deleted, version } });
  await transaction.guide.updateMany({ where: ofPerson, data: { ...Guide.deleted, version } });
  await transaction.contestant.updateMany({ where: ofPerson, data: { ...Contestant.deleted, version } });
  await transaction.contestantDay.deleteMany({ where: { contestant: ofPerson } });
  await transaction.answer.deleteMany({ where: ofPerson });
  await transaction.arrivalMark.deleteMany({ where: ofPerson });
  await transaction.letter.deleteMany({ where: ofPerson });
  await transaction.printedItem.deleteMany({ where: ofPerson });
  await transaction.transferAssignment.deleteMany({ where: ofPerson });
  await deleteUnusedPictures(
    transaction,
    pictures.map(({ pictureHash }) => pictureHash),
  );
}
