import type { Award } from "@/lib/result/boundaries";

// Not in fields.ts, because the public page would load zod with them.
export const awardLabels = { GOLD: "Gold", SILVER: "Silver", BRONZE: "Bronze" } as const satisfies Record<
  Award,
  string
>;

interface Awarded {
  award: Award | null;
  honourableMention: boolean;
}

/** Such as "Gold medal"; null without an award. */
export function awardTitle({ award, honourableMention }: Awarded): string | null {
  if (award) return `${awardLabels[award]} medal`;
  return honourableMention ? "Honourable mention" : null;
}
