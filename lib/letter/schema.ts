import { z } from "zod";
import { instant } from "@/lib/platform/validation/fields";

export const letter = z
  .object({
    id: z.guid(),
    number: z.string().meta({ example: "2025-007" }),
    code: z.string().meta({ description: "By which an embassy checks the letter.", example: "K7MP-2QXA-9RTD-H4WB" }),
    url: z.string().meta({ description: "Where it is checked." }),
    issuedAt: instant,
    personId: z.guid().nullable(),
    teamId: z.guid().nullable().meta({ description: "A letter is a person's or a team's." }),
    name: z.string().meta({ description: "Of the person or the team." }),
    countryId: z.guid(),
  })
  .meta({ id: "Letter", description: "An invitation letter for the visa." });

export type Letter = z.output<typeof letter>;
