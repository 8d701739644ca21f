import { z } from "zod";
import { AnswerAudience, AskedOf, QuestionKind } from "@/lib/generated/prisma/enums";
import { version } from "@/lib/platform/validation/fields";

export const question = z
  .object({
    id: z.guid(),
    label: z.string(),
    hint: z.string().nullable(),
    kind: z.enum(QuestionKind),
    options: z.array(z.string()).meta({ description: "Of `CHOICE` and `CHOICES`." }),
    askedOf: z.array(z.enum(AskedOf)).meta({ description: "`LEADER` are deputy leaders, too." }),
    isRequired: z.boolean().meta({ description: "Whether forms require an answer; the API stores what is there." }),
    audience: z.enum(AnswerAudience).meta({
      description: "Who sees the answers besides the country's registrators; `GUIDES` are the team's guide, too.",
    }),
    version,
  })
  .meta({ id: "Question", description: "What the organizers of an edition ask besides the fields of every edition." });

export const countedQuestion = question
  .extend({ answerCount: z.int() })
  .meta({ id: "CountedQuestion", description: "A question with the number of its answers." });

export const listedQuestion = question
  .extend({ answerCount: z.int().optional().meta({ description: "For administrators." }) })
  .meta({ id: "ListedQuestion", description: "A question, for administrators with the number of its answers." });

/** A text for the kinds TEXT, LONG_TEXT, DATE and CHOICE. */
const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const answers = z.record(z.guid(), answerValue).meta({
  description:
    "The answers to the edition's questions, by the question's id; absent without one that the caller may see.",
});

export type Question = z.output<typeof question>;
export type CountedQuestion = z.output<typeof countedQuestion>;
export type ListedQuestion = z.output<typeof listedQuestion>;
export type AnswerValue = z.output<typeof answerValue>;
export type Answers = z.output<typeof answers>;
