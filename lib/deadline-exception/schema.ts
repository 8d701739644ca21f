import { z } from "zod";
import { required } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { deadlineText } from "@/lib/time";

/** A later end of registration that was given to one country, and why. */
export const deadlineException = z.object({
  countryId: z.guid(),
  countryName: z.string(),
  countryCode: z.string(),
  endOfRegistrationDate: z.iso.datetime(),
  endOfEditDate: z.iso.datetime(),
  reason: z.string(),
  givenBy: z.string(),
  givenAt: z.iso.datetime(),
  version: z.int(),
});

/** Body of PUT /api/Contest/exceptions/{countryId}; `version` 0 stands for "the country has none yet". */
export const deadlineExceptionInput = z.object({
  endOfRegistrationDate: deadlineText("The later date"),
  reason: required("Reason", 500),
  version: givenVersion,
});

export type DeadlineException = z.output<typeof deadlineException>;
export type DeadlineExceptionInput = z.output<typeof deadlineExceptionInput>;
