import "server-only";
import type { Database } from "@/lib/platform/db/client";

/** The registrators who can log in, by e-mail address; without `countryIds`, those of all countries. */
export const listRegistrators = (database: Database, countryIds?: readonly string[]) =>
  database.user.findMany({
    where: {
      role: "TeamRegistrator",
      disabledAt: null,
      countryId: countryIds ? { in: [...countryIds] } : { not: null },
    },
    select: { id: true, name: true, email: true, countryId: true, country: { select: { name: true } } },
    orderBy: { email: "asc" },
  });
