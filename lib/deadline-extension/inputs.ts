import { z } from "zod";
import { extensionLabels } from "@/lib/deadline-extension/labels";
import { deadlineText, givenVersion, required } from "@/lib/platform/validation/fields";

/** `version` 0 means that the country has no extension yet. */
export const deadlineExtensionInput = z
  .object({
    endOfRegistrationDate: deadlineText(extensionLabels.endOfRegistrationDate).meta({
      description: "Until then the country may register and change teams.",
    }),
    reason: required(extensionLabels.reason, 500),
    version: givenVersion,
  })
  .meta({
    id: "DeadlineExtensionInput",
    description: "The date until which a country may register, later than the edition's, and the reason.",
  });

export const deadlineExtensionForm = deadlineExtensionInput.safeExtend({
  countryId: required(extensionLabels.countryId),
});

export type DeadlineExtensionInput = z.output<typeof deadlineExtensionInput>;
