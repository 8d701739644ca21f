import "server-only";
import { committeeRoles } from "@/lib/contest/queries";
import { db } from "@/lib/db";

/** A role of a committee and how people say it. */
export interface CommitteeRole {
  role: string;
  title: string;
}

/** The roles of the current edition's committees in their order, such as "Jury: Head of the Jury". */
export async function listCommitteeRoles(): Promise<CommitteeRole[]> {
  const committees = await db().committee.findMany({
    where: { edition: { isCurrent: true } },
    select: { key: true, name: true, chairTitle: true, memberTitle: true },
    orderBy: { position: "asc" },
  });
  return committees.flatMap(({ key, name, chairTitle, memberTitle }) => {
    const { chair, member } = committeeRoles(key);
    return [
      { role: chair, title: `${name}: ${chairTitle}` },
      { role: member, title: `${name}: ${memberTitle}` },
    ];
  });
}
