import type { LeaderSelect } from "@/lib/generated/prisma/models";
import type { Leader } from "@/lib/leader/schema";
import { personSelect, type Travel, toPerson } from "@/lib/person/view";

/** The columns a Leader is made from. */
export const leaderSelect = {
  id: true,
  personId: true,
  email: true,
  phoneNumber: true,
  version: true,
  person: { select: personSelect },
} as const satisfies LeaderSelect;

type PersonRow = Parameters<typeof toPerson>[0];

interface LeaderRow {
  id: string;
  personId: string;
  email: string;
  phoneNumber: string;
  version: number;
  person: PersonRow;
}

/** A Leader for the API; `travel` is that of the team it is shown in, null outside of one. */
export function toLeader({ person, ...leader }: LeaderRow, travel: Travel | null): Leader {
  return { ...leader, person: toPerson(person, "LEADER", travel) };
}
