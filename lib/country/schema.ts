import { z } from "zod";
import { flag } from "@/lib/fields";

export const country = z
  .object({
    id: z.guid(),
    name: z.string(),
    code: z.string().meta({ description: "ISO 3166-1 alpha-2." }),
    flag,
  })
  .meta({ id: "Country", description: "A country of ISO 3166-1." });

export type Country = z.output<typeof country>;
