import { z } from "zod";
import { exceptionLabels } from "@/lib/deadline-extension/labels";
import { deadlineText, givenVersion, required } from "@/lib/platform/validation/fields";

/** `version` 0 means that the country has no exception yet. */
export const deadlineExceptionInput = z
  .object({
    endOfRegistrationDate: deadlineText(exceptionLabels.endOfRegistrationDate).meta({
      description: "Until then the country may register and change teams.",
    }),
    reason: required(exceptionLabels.reason, 500),
    version: givenVersion,
  })
  .meta({
    id: "DeadlineExceptionInput",
    description: "The date until which a country may register, later than the edition's, and the reason.",
  });

/** The form of a deadline extension. */
export const deadlineExceptionForm = deadlineExceptionInput.safeExtend({
  countryId: required(exceptionLabels.countryId),
});

export type DeadlineExceptionInput = z.output<typeof deadlineExceptionInput>;
