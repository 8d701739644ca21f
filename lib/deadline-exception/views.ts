import type { DeadlineException } from "@/lib/deadline-exception/schema";
import { endOfEditDate } from "@/lib/edition/rules";
import type { DeadlineExceptionGetPayload, DeadlineExceptionSelect } from "@/lib/generated/prisma/models";

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

export type DeadlineExceptionRow = DeadlineExceptionGetPayload<{ select: typeof deadlineExceptionSelect }>;

export function toDeadlineException({
  id: _,
  country,
  givenBy,
  endOfRegistrationDate,
  givenAt,
  ...row
}: DeadlineExceptionRow): DeadlineException {
  return {
    ...row,
    countryName: country.name,
    countryCode: country.alpha2,
    endOfRegistrationDate: endOfRegistrationDate.toISOString(),
    endOfEditDate: endOfEditDate({ endOfRegistrationDate }).toISOString(),
    givenBy: givenBy.name,
    givenAt: givenAt.toISOString(),
  };
}
