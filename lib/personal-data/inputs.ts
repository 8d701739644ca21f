import { z } from "zod";
import { editionYear } from "@/lib/edition/inputs";

export const deletionInput = z.object({
  year: editionYear.meta({ description: "The edition's year, to confirm." }),
});

export const privacyInput = z.object({ pictureIsPublic: z.boolean(), nameIsWithheld: z.boolean() });

export const personPrivacy = privacyInput.extend({ id: z.guid() });

export type PrivacyInput = z.output<typeof privacyInput>;
export type PersonPrivacy = z.output<typeof personPrivacy>;
