import { z } from "zod";
import { booleanText } from "@/lib/platform/validation/fields";

export const confirmedQuery = z.object({
  confirmed: booleanText("confirmed").meta({
    description: "`true` carries out what is refused with 409 and `repeatWith` otherwise.",
  }),
});
