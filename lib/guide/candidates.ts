import "server-only";
import { db } from "@/lib/db";

/** An account that may become a guide. */
export interface FutureGuide {
  id: string;
  name: string;
  email: string;
}

/** The accounts with the role Guide that are not disabled and have no guide's record in the current
 * edition yet, by name. */
export function listFutureGuides(): Promise<FutureGuide[]> {
  return db().user.findMany({
    where: { role: "Guide", disabledAt: null, guides: { none: { edition: { isCurrent: true } } } },
    select: { id: true, name: true, email: true },
    orderBy: [{ name: "asc" }, { email: "asc" }],
  });
}
