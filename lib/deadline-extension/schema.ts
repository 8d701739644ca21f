import { z } from "zod";
import { instant, version } from "@/lib/platform/validation/fields";

export const deadlineExtension = z
  .object({
    countryId: z.guid(),
    countryName: z.string(),
    countryCode: z.string(),
    endOfRegistrationDate: instant.meta({ description: "Until then the country may register and change teams." }),
    endOfEditDate: instant.meta({
      description: "One day later: until then details, arrivals and guests may be edited.",
    }),
    reason: z.string(),
    givenBy: z.string(),
    givenAt: instant,
    version,
  })
  .meta({ id: "DeadlineExtension", description: "A later end of registration for one country." });

export type DeadlineExtension = z.output<typeof deadlineExtension>;
