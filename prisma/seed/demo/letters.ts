import { randomOf } from "@/lib/demo/random";
import type { LetterCreateManyInput, TeamCreateManyInput } from "@/lib/generated/prisma/models";
import { newCode } from "@/lib/letter/codes";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

/** Letters of the first teams only, so that users of the demo can issue some. */
export const letterRows = (teams: readonly TeamCreateManyInput[]): LetterCreateManyInput[] =>
  teams.slice(0, demoEdition.lastLetterNumber).map((team, i) => {
    const random = randomOf(`letter:${team.id}`);
    return {
      id: idOf(`demo:letter:${team.id}`),
      editionId: demoEdition.id,
      teamId: team.id ?? null,
      number: i + 1,
      code: newCode((count) => random.integer(0, count - 1)),
      issuedAt: new Date("2025-02-03T09:00:00Z"),
    };
  });
