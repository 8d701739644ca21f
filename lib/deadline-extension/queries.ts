import "server-only";
import type { DeadlineException } from "@/lib/deadline-extension/schema";
import { deadlineExceptionSelect, toDeadlineException } from "@/lib/deadline-extension/views";
import { db } from "@/lib/platform/db/client";

/** The deadline exceptions of the current edition, by country. */
export async function listDeadlineExceptions(): Promise<DeadlineException[]> {
  const rows = await db().deadlineException.findMany({
    where: { edition: { isCurrent: true } },
    select: deadlineExceptionSelect,
    orderBy: { country: { name: "asc" } },
  });
  return rows.map(toDeadlineException);
}
