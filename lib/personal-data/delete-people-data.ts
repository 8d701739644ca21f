import "server-only";
import { personalData } from "@/lib/personal-data/columns";
import type { Database } from "@/lib/platform/db/client";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";

const { Person, Leader, Contestant, Guide } = personalData;

/** Deletes people's details, and their pictures unless somebody else has them; forms that are open become stale. */
export async function deletePeopleData(transaction: Database, ids: readonly string[]): Promise<void> {
  const where = { id: { in: [...ids] } };
  const own = { personId: where.id };
  const version = { increment: 1 };
  const pictures = await transaction.person.findMany({ where, select: { pictureHash: true } });
  await transaction.person.updateMany({ where, data: { ...Person.deleted, version } });
  await transaction.leader.updateMany({ where: own, data: { ...Leader.deleted, version } });
  await transaction.guide.updateMany({ where: own, data: { ...Guide.deleted, version } });
  await transaction.contestant.updateMany({ where: own, data: { ...Contestant.deleted, version } });
  await transaction.contestantDay.deleteMany({ where: { contestant: own } });
  await transaction.answer.deleteMany({ where: own });
  await transaction.arrivalMark.deleteMany({ where: own });
  await transaction.letter.deleteMany({ where: own });
  await transaction.printedItem.deleteMany({ where: own });
  await transaction.transferAssignment.deleteMany({ where: own });
  await deleteUnusedPictures(
    transaction,
    pictures.map(({ pictureHash }) => pictureHash),
  );
}
