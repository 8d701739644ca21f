import { z } from "zod";
import { contestant } from "@/lib/contestant/schema";
import { person } from "@/lib/person/schema";
import { version } from "@/lib/platform/validation/fields";

export const leader = z
  .object({
    id: z.guid(),
    personId: z.guid(),
    email: z.string(),
    phoneNumber: z.string(),
    person,
    version,
  })
  .meta({
    id: "Leader",
    description: "A leader or deputy leader. One leader may lead several teams of the same country.",
  });

export const leaderRecord = z
  .object({
    person,
    phoneNumber: z.string(),
    email: z.string(),
    teamName: z.string(),
    teamGroup: contestant.shape.contestantGroup,
    isDeputy: z.boolean(),
  })
  .meta({
    id: "LeaderRecord",
    description: "A leader in one team; a leader of several teams is listed once for each.",
  });

export type Leader = z.output<typeof leader>;
export type LeaderRecord = z.output<typeof leaderRecord>;
