import { z } from "zod";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { anyText } from "@/lib/platform/validation/fields";
import { readPoints } from "@/lib/result/points";

export const groups = ["Junior", "Senior"] as const satisfies readonly ContestantGroup[];
export const days = [1, 2] as const;

/** "juniors" or "seniors". */
export const groupPlural = (group: ContestantGroup): string => `${group.toLowerCase()}s`;

/** The maximum of a task unless an administrator changes it. */
export const usualMaximum = "100";

export const taskLabels = { name: "Name", day: "Day", maximum: "Maximum" };
export const stateLabels = { HIDDEN: "Hidden", PROVISIONAL: "Provisional", FINAL: "Final" } as const;

/** The most tasks that a group can have on a day. */
export const maxTasksPerDay = 40;

const pointsMeta = { description: "At most 4 decimals.", example: 33.5, type: "number" } as const;

/** Points of a request, above 0: a number, or text such as "33,5". */
export const positivePoints = (what: string) =>
  z
    .union([anyText(`${what} is required.`), z.number()], `${what} is required.`)
    .refine((value) => String(value).trim() !== "", { error: `${what} is required.`, abort: true })
    .refine((value) => Number(readPoints(String(value))) > 0, {
      error: `${what} must be a number above 0 with at most 4 decimals, such as 33.5.`,
      abort: true,
    })
    .transform((value) => readPoints(String(value)) ?? 0)
    .meta(pointsMeta);

/** The same; null, undefined and empty text become null. */
export const optionalPoints = (what: string) =>
  z
    .preprocess((value) => (value === "" || value === undefined ? null : value), positivePoints(what).nullable())
    .meta(pointsMeta);

/** Points of a response. */
export const points = z.number().meta({ description: "Exact, with at most 4 decimals.", example: 33.5 });

/** Points as values of a form; empty for none. */
export const pointsText = (value: number | null): string => value?.toString() ?? "";
