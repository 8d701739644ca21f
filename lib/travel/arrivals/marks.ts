import { memberFilters, participating, participatingLeader } from "@/lib/edition/participating";
import type { Person$arrivalMarksArgs, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";

/** Selects the newest mark of a person, which is the one that counts. */
export const newestMark = {
  select: { arrived: true, markedAt: true },
  orderBy: [{ markedAt: "desc" }, { receivedAt: "desc" }, { id: "desc" }],
  take: 1,
} as const satisfies Person$arrivalMarksArgs;

/** When the person arrived; null without a mark, or if it says that the person has not arrived. */
export function arrivedAt([mark]: readonly { arrived: boolean; markedAt: Date }[]): Date | null {
  return mark?.arrived ? mark.markedAt : null;
}

/** An administrator may mark everybody who takes part, a guide the members of their teams. */
export function markable({ id, role }: Pick<Actor, "id" | "role">): PersonWhereInput {
  const edition = { isCurrent: true };
  if (role !== "Administrator")
    return { edition, OR: memberFilters({ ...participating, edition, guide: { userId: id } }) };
  return {
    edition,
    OR: [
      { contestant: { team: participating } },
      { leader: participatingLeader },
      { isGuest: true },
      { committees: { some: {} } },
      // Guides and others who have no role in a team.
      { contestant: null, leader: null },
    ],
  };
}
