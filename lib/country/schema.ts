import { z } from "zod";
import { id, optionalId } from "@/lib/platform/validation/fields";

export const ownCountryId = id.meta({ description: "The country; a registrator's own, any other is 403." });

export const requestedCountryId = optionalId.meta({
  description: "Only used when an administrator sends it. The empty GUID, `null` or no value: none chosen.",
});

export const flag = z.string().meta({ description: "PNG in base64 without a prefix." });

export const country = z
  .object({
    id: z.guid(),
    name: z.string(),
    code: z.string().meta({ description: "ISO 3166-1 alpha-2; XK for Kosovo, XN for the neutral delegation." }),
    flag,
  })
  .meta({ id: "Country", description: "A country of ISO 3166-1, Kosovo or the neutral delegation." });

export type Country = z.output<typeof country>;
