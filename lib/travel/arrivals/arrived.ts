import type { ArrivalMarkSelect, Person$arrivalMarksArgs } from "@/lib/generated/prisma/models";

const select = { arrived: true, markedAt: true } as const satisfies ArrivalMarkSelect;

/** Selects the mark of a person that counts, for `arrivedAt`. */
export const newestMark = {
  select,
  orderBy: [{ markedAt: "desc" }, { receivedAt: "desc" }, { id: "desc" }],
  take: 1,
} as const satisfies Person$arrivalMarksArgs;

/** When a person arrived according to the mark that counts; null for one who has not arrived. */
export function arrivedAt([mark]: readonly { arrived: boolean; markedAt: Date }[]): Date | null {
  return mark?.arrived ? mark.markedAt : null;
}
