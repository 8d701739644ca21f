import "server-only";
import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { deadlineExtensionSelect, toDeadlineExtension } from "@/lib/deadline-extension/views";
import { db } from "@/lib/platform/db/client";

export async function listDeadlineExtensions(): Promise<DeadlineExtension[]> {
  const rows = await db().deadlineExtension.findMany({
    where: { edition: { isCurrent: true } },
    select: deadlineExtensionSelect,
    orderBy: { country: { name: "asc" } },
  });
  return rows.map(toDeadlineExtension);
}
