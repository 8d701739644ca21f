import "server-only";
import { db } from "@/lib/db";

const current = { edition: { isCurrent: true } } as const;

/** How much of everything the control panel's parts hold: accounts altogether, the rest of the current edition. */
export async function countForPanel() {
  const counts = {
    users: db().user.count(),
    disabledUsers: db().user.count({ where: { disabledAt: { not: null } } }),
    exceptions: db().deadlineException.count({ where: current }),
    changes: db().auditEntry.count(),
    guides: db().guide.count({ where: current }),
    teamsWithoutGuide: db().team.count({ where: { ...current, guideId: null } }),
    leaders: db().leader.count({ where: { person: current } }),
    contestants: db().contestant.count({ where: current }),
    contestantsWithoutSignIn: db().contestant.count({ where: { ...current, username: null } }),
    committees: db().committee.count({ where: current }),
  };
  const entries = Object.entries(counts).map(async ([name, count]) => [name, await count] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof counts, number>;
}
