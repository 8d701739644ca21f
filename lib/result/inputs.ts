import { z } from "zod";
import { anyText, atMost, givenVersion, optionalId, optionalText, required } from "@/lib/platform/validation/fields";
import { uniqueNames } from "@/lib/platform/validation/unique-names";
import { misplacedBoundaries } from "@/lib/result/boundaries";
import { awardLabels, days, honoursLabels, maxTasksPerDay, publicationLabels, taskLabels } from "@/lib/result/labels";
import { readPoints } from "@/lib/result/points";

const pointsMeta = { description: "At most 4 decimals.", example: 33.5, type: "number" } as const;

const positivePoints = (label: string) =>
  z
    .union([anyText(100, `${label} is too long.`, `${label} is required.`), z.number()], `${label} is required.`)
    .refine((value) => String(value).trim() !== "", { error: `${label} is required.`, abort: true })
    .refine((value) => Number(readPoints(String(value))) > 0, {
      error: `${label} must be a number above 0 with at most 4 decimals, such as 33.5.`,
      abort: true,
    })
    .transform((value) => readPoints(String(value)) ?? 0)
    .meta(pointsMeta);

const optionalPoints = (label: string) =>
  z
    .preprocess((value) => (value === "" || value === undefined ? null : value), positivePoints(label).nullable())
    .meta(pointsMeta);

export const taskName = required(taskLabels.name, 60);

const task = z
  .object({
    id: optionalId,
    day: z
      .union([z.literal(days), z.enum(["1", "2"])], `${taskLabels.day} must be 1 or 2.`)
      .transform((day) => (Number(day) === 1 ? 1 : 2))
      .meta({ type: "integer", enum: [...days], description: "The competition day." }),
    name: taskName,
    maximum: positivePoints(taskLabels.maximum),
  })
  .meta({ id: "TaskInput", description: "A task; with the `id` of a stored one, that one." });

export const tasksInput = z.object({
  tasks: atMost(days.length * maxTasksPerDay, `A day can have at most ${maxTasksPerDay} tasks.`, z.array(task))
    .superRefine(uniqueNames())
    .superRefine((tasks, context) => {
      for (const day of days) {
        if (tasks.filter((task) => task.day === day).length > maxTasksPerDay)
          context.addIssue({ code: "custom", message: `Day ${day} can have at most ${maxTasksPerDay} tasks.` });
      }
    })
    .meta({ description: `At most ${maxTasksPerDay} on a day.` }),
  deleteScores: z.boolean().default(false).meta({
    description: "Whether tasks with scores may be left out. They are deleted together with these scores.",
  }),
  version: givenVersion,
});

export const boundariesInput = z
  .object({
    GOLD: optionalPoints(awardLabels.GOLD),
    SILVER: optionalPoints(awardLabels.SILVER),
    BRONZE: optionalPoints(awardLabels.BRONZE),
    version: givenVersion,
  })
  .superRefine((boundaries, context) => {
    for (const award of misplacedBoundaries(boundaries))
      context.addIssue({
        code: "custom",
        path: [award],
        message: "This is higher than the boundary of a better medal.",
      });
  });

export const honoursInput = z
  .object({
    honourableMention: z.boolean(),
    disqualification: optionalText(honoursLabels.disqualification, 500).meta({
      description: "Why the contestant is disqualified; `null` for one who is not. Only administrators see it.",
    }),
    version: givenVersion,
  })
  .refine(({ honourableMention, disqualification }) => !(honourableMention && disqualification), {
    path: ["honourableMention"],
    error: "A disqualified contestant has no honourable mention.",
  });

export const stateInput = z.object({
  state: z.enum(["HIDDEN", "PROVISIONAL", "FINAL"], "Choose a state."),
  unofficialAwarded: z
    .boolean()
    .optional()
    .meta({ description: "Whether contestants of unofficial teams can get medals; without it, as before." }),
  reason: optionalText(publicationLabels.reason, 500).meta({ description: "Required to reopen final results." }),
  version: givenVersion,
});

export const mentionsInput = z.object({ version: givenVersion });

export type TasksInput = z.output<typeof tasksInput>;
export type BoundariesInput = z.output<typeof boundariesInput>;
export type HonoursInput = z.output<typeof honoursInput>;
export type StateInput = z.output<typeof stateInput>;
