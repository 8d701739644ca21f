import "server-only";
import { leadsTeam, participating } from "@/lib/edition/participating";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { textColumns } from "@/lib/edition/views";
import { listCommitteePeople } from "@/lib/person/queries";
import { db } from "@/lib/platform/db/client";
import { countAttention } from "@/lib/site/pages/attention-counts";
import type { Preparations } from "@/lib/site/pages/first-steps";
import { listWarnings } from "@/lib/team/warning-queries";
import { countArrivals } from "@/lib/travel/arrivals/queries";

const current = { edition: { isCurrent: true } } as const;

/** The figures of the control panel's overview: accounts and audit log in total, everything else in the current edition at `now`. */
export async function countForControlPanel(now: Date) {
  const [edition, countries, committeePeople, users, disabledUsers, guides, leaders, exceptions, changes] =
    await Promise.all([
      currentEdition(),
      db().country.count({ where: { teams: { some: { ...participating, ...current } } } }),
      listCommitteePeople(null),
      db().user.count(),
      db().user.count({ where: { disabledAt: { not: null } } }),
      db().guide.count({ where: current }),
      db().leader.count({ where: { ...leadsTeam, person: current } }),
      db().deadlineException.count({ where: current }),
      db().auditEntry.count(),
    ]);
  const [teams, withdrawnTeams, guests, contestants, ranked, committees, transfers, printRuns, warnings, arrivals] =
    await Promise.all([
      db().team.count({ where: { ...participating, ...current } }),
      db().team.count({ where: { ...current, withdrawnAt: { not: null } } }),
      db().person.count({ where: { ...current, assignedRoles: { has: guestRole } } }),
      db().contestant.count({ where: { ...current, team: participating } }),
      db().contestant.count({ where: { ...current, team: participating, scores: { some: {} } } }),
      db().committee.count({ where: current }),
      db().transfer.count({ where: current }),
      db().printRun.count({ where: current }),
      listWarnings(),
      countArrivals(edition, now),
    ]);
  return {
    edition,
    countries,
    committeePeople: committeePeople.length,
    users,
    disabledUsers,
    guides,
    teams,
    withdrawnTeams,
    guests,
    leaders,
    contestants,
    arrivals,
    warnings: warnings.length,
    committees,
    transfers,
    printRuns,
    ranked,
    exceptions,
    changes,
    attention: await countAttention(warnings),
  };
}

export type ControlPanelCounts = Awaited<ReturnType<typeof countForControlPanel>>;

/** What the current edition has of what it needs before registration opens (lib/site/pages/first-steps.ts). */
export async function getPreparations(): Promise<Preparations> {
  const { id, contactEmail, endOfRegistrationDate } = await currentEdition();
  const [texts, registrators, guides, teams] = await Promise.all([
    db().edition.findUniqueOrThrow({ where: { id }, select: textColumns }),
    db().user.count({ where: { role: "TeamRegistrator" } }),
    db().guide.count({ where: current }),
    db().team.count({ where: current }),
  ]);
  return { contactEmail, endOfRegistrationDate, ...texts, registrators, guides, teams };
}
