import { z } from "zod";
import { wholeNumber } from "@/lib/platform/validation/fields";

export const deletionInput = z.object({
  year: wholeNumber("Year", 1990, 2200).meta({ description: "The edition's year, to confirm." }),
});

export const privacyInput = z.object({ pictureIsPublic: z.boolean(), nameIsWithheld: z.boolean() });

export const personPrivacy = privacyInput.extend({ id: z.guid() });

export type PrivacyInput = z.output<typeof privacyInput>;
export type PersonPrivacy = z.output<typeof personPrivacy>;
