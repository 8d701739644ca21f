import type { DeadlineException } from "@/lib/deadline-extension/schema";
import { endOfEditDate } from "@/lib/edition/rules";
import type { DeadlineExceptionGetPayload, DeadlineExceptionSelect } from "@/lib/generated/prisma/models";
import { without } from "@/lib/platform/db/pick";

export const deadlineExceptionSelect = {
  id: true,
  countryId: true,
  endOfRegistrationDate: true,
  reason: true,
  givenAt: true,
  version: true,
  country: { select: { name: true, alpha2: true } },
  givenBy: { select: { name: true } },
} as const satisfies DeadlineExceptionSelect;

type DeadlineExceptionRow = DeadlineExceptionGetPayload<{ select: typeof deadlineExceptionSelect }>;

export function toDeadlineException(exception: DeadlineExceptionRow): DeadlineException {
  const { country, givenBy, endOfRegistrationDate, givenAt, ...row } = exception;
  return {
    ...without(row, { id: true }),
    countryName: country.name,
    countryCode: country.alpha2,
    endOfRegistrationDate: endOfRegistrationDate.toISOString(),
    endOfEditDate: endOfEditDate({ endOfRegistrationDate }).toISOString(),
    givenBy: givenBy.name,
    givenAt: givenAt.toISOString(),
  };
}

/** The fields of the audit log. */
export const toAudit = ({ countryId, endOfRegistrationDate, reason }: DeadlineExceptionRow) => ({
  countryId,
  endOfRegistrationDate,
  reason,
});
