import "server-only";
import { contestantCode, seatingPlaceOn } from "@/lib/contestant/views";
import { decryptPassword } from "@/lib/identity/given-password";
import type { Database } from "@/lib/platform/db/client";

/** An edition's contestants, those of withdrawn teams too, with their decrypted passwords. */
export async function readContestants(database: Database, editionId: string) {
  const rows = await database.contestant.findMany({
    where: { editionId },
    select: {
      id: true,
      teamId: true,
      number: true,
      username: true,
      encryptedPassword: true,
      person: { select: { fullName: true, nativeName: true } },
      days: { select: { day: true, seatingPlace: true } },
      team: { select: { isOnline: true, withdrawnAt: true, country: { select: { alpha3: true } } } },
    },
  });
  return rows.map(({ id, teamId, number, username, encryptedPassword, person, days, team }) => {
    // A password encrypted with another key cannot be read; "" differs from null and from every new password.
    const password = encryptedPassword && (decryptPassword(encryptedPassword) ?? "");
    return {
      id,
      teamId,
      code: contestantCode(team.country.alpha3, number),
      fullName: person.fullName,
      nativeName: person.nativeName,
      isOnline: team.isOnline,
      isWithdrawn: team.withdrawnAt !== null,
      credentials: {
        username,
        password,
        day1SeatingPlace: seatingPlaceOn(days, 1),
        day2SeatingPlace: seatingPlaceOn(days, 2),
      },
    };
  });
}

export type StoredContestant = Awaited<ReturnType<typeof readContestants>>[number];
