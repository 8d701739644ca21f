import { z } from "zod";
import { flag, id } from "@/lib/platform/validation/fields";

export const ownCountryId = id.meta({ description: "The country; a registrator's own, any other is 403." });

export const country = z
  .object({
    id: z.guid(),
    name: z.string(),
    code: z.string().meta({ description: "ISO 3166-1 alpha-2; XK for Kosovo, XN for the neutral delegation." }),
    flag,
  })
  .meta({ id: "Country", description: "A country of ISO 3166-1, Kosovo or the neutral delegation." });

export type Country = z.output<typeof country>;
