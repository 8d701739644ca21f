import "server-only";
import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { deadlineExtensionSelect, toDeadlineExtension } from "@/lib/deadline-extension/views";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";

/** The extensions of the current edition, by country. */
export async function listDeadlineExtensions(): Promise<DeadlineExtension[]> {
  const rows = await db().deadlineExtension.findMany({
    where: { edition: { isCurrent: true } },
    select: deadlineExtensionSelect,
  });
  return rows.map(toDeadlineExtension).sort((a, b) => compareNames(a.countryName, b.countryName));
}
