import { z } from "zod";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { sum } from "@/lib/platform/sum";
import {
  anyText,
  atMost,
  givenVersion,
  normalizedText,
  optionalId,
  optionOf,
  required,
} from "@/lib/platform/validation/fields";
import { refuseInvisible } from "@/lib/platform/validation/one-line-text";
import { uniqueNames } from "@/lib/platform/validation/unique-names";
import { roomLabels } from "@/lib/seating/labels";
import { labelsOf, maxSeats, normalizePlan, planError, repeatedLabels } from "@/lib/seating/plan";

const plan = normalizedText(roomLabels.plan, 20_000, normalizePlan)
  .superRefine((text, context) => refuseInvisible(text.replaceAll(/\s/g, " "), context))
  .superRefine((text, context) => {
    const message = planError(text);
    if (message) context.addIssue({ code: "custom", message });
  })
  .meta({
    description:
      "A line for each row: labels of seats, separated by blanks, and full stops for gaps. In lines copied from a spreadsheet, empty cells are gaps.",
    example: "A-01 A-02 . A-03 A-04",
  });

const room = z.object({
  id: optionalId,
  name: required(roomLabels.name, 60),
  group: z
    .preprocess(
      (group) => group || null,
      optionOf(Object.values(ContestantGroup), "Choose Junior, Senior or both.").nullable(),
    )
    .meta({
      description: "Whose room it is; `null` for both groups.",
    }),
  plan,
});

const tooManySeats = (count: number) =>
  `All rooms together can have at most ${maxSeats.toLocaleString("en")} seats, not ${count.toLocaleString("en")}.`;

const rooms = atMost(50, "There can be at most 50 rooms.", z.array(room))
  .superRefine(uniqueNames())
  .superRefine((given, context) => {
    const count = sum(given.map(({ plan }) => labelsOf(plan).length));
    if (count > maxSeats) context.addIssue({ code: "custom", message: tooManySeats(count) });
    else
      for (const { index, message } of repeatedLabels(given))
        context.addIssue({ code: "custom", path: [index, "plan"], message });
  });

export const roomsInput = z.object({ rooms, version: givenVersion });

const day = z.literal([1, 2], "The day is 1 or 2.").meta({ description: "The competition day." });

export const dayQuery = z.object({
  day: z
    .enum(["1", "2"], "The day is 1 or 2.")
    .default("1")
    .transform((text) => (text === "2" ? 2 : 1))
    .meta({ description: "The competition day." }),
});

export const assignmentInput = z.object({
  onlyMissing: z.boolean().default(false).meta({ description: "Whether stored seats stay." }),
  seated: z
    .int()
    .optional()
    .meta({ description: "How many contestants should have a seat on either day; 409 if it is another number." }),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31)
    .default(1)
    .meta({
      description: "The same seed gives the same seats to the same people in the same rooms.",
    }),
});

const seat = anyText(40, "There is no such seat.").trim().min(1, "Name a seat.");

const code = anyText(40, "There is no such code.").nullable().optional();

export const swapInput = z
  .object({
    day,
    a: seat.meta({ description: "The label of a seat.", example: "A-01" }),
    b: seat.meta({ description: "The label of another one; one of both may be free.", example: "A-02" }),
    codeA: code.meta({ description: "Who should sit in `a`, `null` for nobody; 409 if others do." }),
    codeB: code.meta({ description: "Who should sit in `b`." }),
  })
  .refine(({ a, b }) => a !== b, { path: ["b"], error: "Choose two different seats." });

export type RoomsInput = z.output<typeof roomsInput>;
export type AssignmentInput = z.output<typeof assignmentInput>;
export type SwapInput = z.output<typeof swapInput>;
