import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Database } from "@/lib/platform/db/client";

/** What a file of results is compared with: the group's tasks of both days, and all contestants of the edition. */
export async function readTarget(
  database: Database,
  editionId: string,
  { group, day }: { group: ContestantGroup; day: 1 | 2 },
) {
  const [tasks, contestants] = await Promise.all([
    database.task.findMany({
      where: { editionId, group },
      select: { id: true, day: true, name: true, maximum: true },
      orderBy: [{ day: "asc" }, { position: "asc" }],
    }),
    database.contestant.findMany({
      where: { editionId },
      select: {
        id: true,
        teamId: true,
        number: true,
        username: true,
        person: { select: { fullName: true, nativeName: true } },
        team: { select: { group: true, withdrawnAt: true, country: { select: { alpha3: true } } } },
        scores: { select: { taskId: true, points: true } },
      },
    }),
  ]);
  return {
    group,
    day,
    tasks,
    contestants: contestants.map(({ number, person, team, scores, ...contestant }) => ({
      ...contestant,
      fullName: person.fullName,
      nativeName: person.nativeName,
      code: contestantCode(team.country.alpha3, number),
      group: team.group,
      isWithdrawn: team.withdrawnAt !== null,
      scores: new Map(scores.map(({ taskId, points }) => [taskId, points])),
    })),
  };
}

export type Target = Awaited<ReturnType<typeof readTarget>>;
