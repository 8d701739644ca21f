import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { endOfEditDate } from "@/lib/edition/rules";
import type { DeadlineExtensionGetPayload, DeadlineExtensionSelect } from "@/lib/generated/prisma/models";
import { without } from "@/lib/platform/pick";

export const deadlineExtensionSelect = {
  id: true,
  countryId: true,
  endOfRegistrationDate: true,
  reason: true,
  givenAt: true,
  version: true,
  country: { select: { id: true, name: true, alpha2: true } },
  givenBy: { select: { name: true } },
} as const satisfies DeadlineExtensionSelect;

type DeadlineExtensionRow = DeadlineExtensionGetPayload<{ select: typeof deadlineExtensionSelect }>;

export function toDeadlineExtension(extension: DeadlineExtensionRow): DeadlineExtension {
  const { country, givenBy, endOfRegistrationDate, givenAt, ...row } = extension;
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

export const toAudit = ({ countryId, endOfRegistrationDate, reason }: DeadlineExtensionRow) => ({
  countryId,
  endOfRegistrationDate,
  reason,
});
