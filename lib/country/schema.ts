import { z } from "zod";

/** A country as the API gives it: `code` is ISO 3166-1 alpha-2, `flag` a PNG in base64 without a prefix. */
export const country = z.object({ id: z.guid(), name: z.string(), code: z.string(), flag: z.string() });

export type Country = z.output<typeof country>;
