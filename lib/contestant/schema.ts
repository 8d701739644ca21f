import { z } from "zod";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { detailFields } from "@/lib/person/fields";
import { person } from "@/lib/person/schema";
import { pick } from "@/lib/platform/pick";
import { version } from "@/lib/platform/validation/fields";

const day = z.object({ seatingPlace: z.string().nullable() });

export const contestant = z
  .object({
    id: z.guid(),
    code: z.string().meta({ description: "The country's alpha-3 code and a number, such as `BGR1`." }),
    teamId: z.guid(),
    personId: z.guid(),
    contestantGroup: z.enum(ContestantGroup).meta({ description: "The group that the whole team competes in." }),
    isOfficial: z.boolean().meta({ description: "Whether the team counts in the official ranking." }),
    dateOfBirth: z.iso.date().nullable().meta({ description: "`yyyy-MM-dd`. Null once it was erased." }),
    operatingSystemName: z.string().meta({ description: "One of `operatingSystemNamesList`." }),
    hasPersonForContact: z.boolean().meta({
      description: "Whether the contestant travels without the leader; then `person` has the contestant's own travel.",
    }),
    personForContactName: z.string().nullable(),
    personForContactPhoneNumber: z.string().nullable(),
    siteId: z.guid().meta({ description: "The venue." }),
    person,
    contestantContestDays: z
      .object({ day1: day, day2: day })
      .meta({ description: "Where the contestant sits on each day of the competition." }),
    version,
  })
  .meta({
    id: "Contestant",
    description: "A contestant of a team. `code` is unique in the edition, given once and never reused.",
  });

export type Contestant = z.output<typeof contestant>;

export const editedContestant = contestant
  .extend({ personEditModel: z.object(pick(person.shape, { ...detailFields, picturePath: true })) })
  .meta({
    id: "EditedContestant",
    description: "A contestant after a change, with the person as the form edits them.",
  });

export type EditedContestant = z.output<typeof editedContestant>;
