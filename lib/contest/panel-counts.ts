import "server-only";
import { db } from "@/lib/db";

const current = { edition: { isCurrent: true } } as const;
const ofCurrentPerson = { person: current } as const;

/** How much of everything the control panel's parts hold: accounts altogether, the rest of the current edition. */
export async function countForPanel() {
  const [
    users,
    disabledUsers,
    exceptions,
    changes,
    guides,
    teamsWithoutGuide,
    leaders,
    contestants,
    contestantsWithoutSignIn,
    committees,
  ] = await Promise.all([
    db().user.count(),
    db().user.count({ where: { disabledAt: { not: null } } }),
    db().deadlineException.count({ where: current }),
    db().auditEntry.count(),
    db().guide.count({ where: current }),
    db().team.count({ where: { ...current, guideId: null } }),
    db().leader.count({ where: ofCurrentPerson }),
    db().contestant.count({ where: current }),
    db().contestant.count({ where: { ...current, username: null } }),
    db().committee.count({ where: current }),
  ]);
  return {
    users,
    disabledUsers,
    exceptions,
    changes,
    guides,
    teamsWithoutGuide,
    leaders,
    contestants,
    contestantsWithoutSignIn,
    committees,
  };
}
