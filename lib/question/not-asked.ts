import "server-only";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import type { AnswerWhereInput, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";

const peopleAskedAs: Record<AskedOf, PersonWhereInput> = {
  CONTESTANT: { contestant: { isNot: null } },
  LEADER: { leader: { isNot: null } },
  GUEST: { isGuest: true },
  GUIDE: { guide: { isNot: null } },
};

/** Answers of people with none of these roles. */
export const notAskedAs = (roles: readonly AskedOf[]): AnswerWhereInput => ({
  person: { NOT: roles.map((role) => peopleAskedAs[role]) },
});

/** For a locked person who has lost a role: no form shows these answers any more. */
export async function deleteAnswersNotAsked(transaction: Database, personId: string): Promise<void> {
  const roles = Object.entries(peopleAskedAs) as [AskedOf, PersonWhereInput][];
  await transaction.answer.deleteMany({
    where: { personId, NOT: roles.map(([role, person]) => ({ person, question: { askedOf: { has: role } } })) },
  });
}
