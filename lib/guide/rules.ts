import { sum } from "@/lib/platform/sum";
import { plural } from "@/lib/platform/text/plural";

interface TeamSize {
  contestantsCount: number;
  leaderIds: readonly string[];
}

/** A leader of two teams counts once. */
export function peopleIn(teams: readonly TeamSize[]): number {
  const contestants = sum(teams.map(({ contestantsCount }) => contestantsCount));
  return contestants + new Set(teams.flatMap(({ leaderIds }) => leaderIds)).size;
}

/** e.g. "7 teams, 42 people" */
export const loadText = (teams: readonly TeamSize[]): string =>
  `${plural(teams.length, "team", "teams")}, ${plural(peopleIn(teams), "person", "people")}`;

/** The number of people up to which guides are filled when `added` more people are shared evenly. */
function evenLoad(loads: readonly number[], added: number): number {
  const sorted = [...loads].sort((a, b) => a - b);
  let total = added;
  for (const [i, load] of sorted.entries()) {
    total += load;
    const mean = total / (i + 1);
    if (mean <= (sorted[i + 1] ?? Number.POSITIVE_INFINITY)) return mean;
  }
  return 0;
}

interface GuideLoad {
  id: string;
  people: number;
}

/** Gives neighbouring teams, such as those of one country, to the same guide. Without guides, every `guideId` is null. */
export function shareTeams<T extends TeamSize>(
  teams: readonly T[],
  guides: readonly GuideLoad[],
): { team: T; guideId: string | null }[] {
  const target = evenLoad(
    guides.map(({ people }) => people),
    sum(teams.map((team) => peopleIn([team]))),
  );
  let room = 0;
  const ends = guides.map(({ id, people }) => {
    room += Math.max(0, target - people);
    return { id, end: room };
  });
  let placed = 0;
  return teams.map((team) => {
    const size = peopleIn([team]);
    // A team goes to the guide whose share has the team's middle.
    const middle = placed + size / 2;
    placed += size;
    return { team, guideId: ends.find(({ end }) => middle <= end)?.id ?? ends.at(-1)?.id ?? null };
  });
}
