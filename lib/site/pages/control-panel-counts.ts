import "server-only";
import { leadsTeam, participating } from "@/lib/edition/participating";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { textColumns } from "@/lib/edition/views";
import type { EditionCountOutputTypeSelect } from "@/lib/generated/prisma/models";
import { listCommitteePeople } from "@/lib/person/queries";
import { db } from "@/lib/platform/db/client";
import { countAttention } from "@/lib/site/pages/attention-counts";
import type { Preparations } from "@/lib/site/pages/first-steps";
import { listWarnings } from "@/lib/team/warning-queries";
import { countArrivals } from "@/lib/travel/arrivals/queries";

const current = { edition: { isCurrent: true } } as const;

/** Records of the edition, each kind counted by its own condition. */
const counted = {
  guides: true,
  committees: true,
  transfers: true,
  printRuns: true,
  deadlineExceptions: true,
  contestants: { where: { team: participating } },
  persons: { where: { assignedRoles: { has: guestRole } } },
} as const satisfies EditionCountOutputTypeSelect;

/** The figures of the control panel's overview: accounts and audit log in total, everything else in the current edition at `now`. */
export async function countForControlPanel(now: Date) {
  const edition = await currentEdition();
  const [{ _count }, teams, users, countries, leaders, ranked, changes, committeePeople, arrivals, warnings] =
    await Promise.all([
      db().edition.findUniqueOrThrow({ where: { id: edition.id }, select: { _count: { select: counted } } }),
      db().team.count({ where: current, select: { _all: true, withdrawnAt: true } }),
      db().user.count({ select: { _all: true, disabledAt: true } }),
      db().country.count({ where: { teams: { some: { ...participating, ...current } } } }),
      db().leader.count({ where: { ...leadsTeam, person: current } }),
      db().contestant.count({ where: { ...current, team: participating, scores: { some: {} } } }),
      db().auditEntry.count(),
      listCommitteePeople(null),
      countArrivals(edition, now),
      listWarnings(),
    ]);
  const { persons: guests, deadlineExceptions: exceptions, ...counts } = _count;
  return {
    ...counts,
    edition,
    countries,
    guests,
    exceptions,
    leaders,
    ranked,
    changes,
    arrivals,
    teams: teams._all - teams.withdrawnAt,
    withdrawnTeams: teams.withdrawnAt,
    users: users._all,
    disabledUsers: users.disabledAt,
    committeePeople: committeePeople.length,
    warnings: warnings.length,
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
