import { z } from "zod";
import { nativeName, tShirtSize } from "@/lib/person/fields";
import { picturePath, version } from "@/lib/platform/validation/fields";
import { answers } from "@/lib/question/schema";
import { travel } from "@/lib/travel/schema";

export const person = z
  .object({
    id: z.guid(),
    fullName: z.string(),
    nativeName: z.string().nullable().meta({ description: nativeName.description }),
    roles: z.array(z.string()),
    countryId: z.guid(),
    tShirtSize: z.string().nullable().meta({ description: tShirtSize.description }),
    picturePath,
    pictureIsPublic: z.boolean().meta({ description: "Whether visitors may see the picture." }),
    ...travel,
    answers: answers.optional(),
    contestId: z.guid(),
    version,
  })
  .meta({
    id: "Person",
    description:
      "A person of the current edition. The members of a team travel with it, but for contestants who travel without the leader.",
  });

export type Person = z.output<typeof person>;
