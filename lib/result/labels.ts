import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Award } from "@/lib/result/boundaries";

export const groups = ["Junior", "Senior"] as const satisfies readonly ContestantGroup[];
export const days = [1, 2] as const;

export const groupPlural = (group: ContestantGroup): string => `${group.toLowerCase()}s`;

/** The maximum of a new task. */
export const usualMaximum = 100;

export const taskLabels = { name: "Name", day: "Day", maximum: "Maximum" };

export const honoursLabels = {
  honourableMention: "Honourable mention",
  disqualification: "Reason for disqualification",
};

export const publicationLabels = {
  state: "State",
  unofficialAwarded: "Contestants of unofficial teams can get medals",
  reason: "Reason",
};

/** Of each group. */
export const maxTasksPerDay = 40;

export const awardLabels = { GOLD: "Gold", SILVER: "Silver", BRONZE: "Bronze" } as const;

export const stateNames = { HIDDEN: "Hidden", PROVISIONAL: "Provisional", FINAL: "Final" } as const;

interface Honours {
  award: Award | null;
  honourableMention: boolean;
}

export function awardText({ award, honourableMention }: Honours): string | null {
  if (award) return awardLabels[award];
  return honourableMention ? honoursLabels.honourableMention : null;
}
