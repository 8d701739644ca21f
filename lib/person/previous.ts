import "server-only";
import { db } from "@/lib/db";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { personDetails } from "@/lib/person/views";
import { picturePath } from "@/lib/picture/path";
import { dateText } from "@/lib/time";

const person = { select: personDetails } as const;

const detailsOf = ({ pictureHash, nativeName, tShirtSize, ...rest }: PersonGetPayload<typeof person>) => ({
  ...rest,
  nativeName: nativeName ?? "",
  tShirtSize: tShirtSize ?? "",
  picturePath: picturePath(pictureHash),
});

/**
 * Who led and who competed for a country in the edition before the current one, by name, to be offered again; nobody if
 * there was none.
 */
export async function listPreviousPeople(countryId: string, currentYear: number) {
  const before = await db().edition.findFirst({
    where: { year: { lt: currentYear } },
    orderBy: { year: "desc" },
    select: { id: true, year: true },
  });
  if (!before) return { year: null, leaders: [], contestants: [] };
  const where = { person: { countryId, editionId: before.id } };
  const orderBy = { person: { fullName: "asc" } } as const;
  const [leaders, contestants] = await Promise.all([
    db().leader.findMany({ where, orderBy, select: { id: true, email: true, phoneNumber: true, person } }),
    db().contestant.findMany({
      where,
      orderBy,
      select: { id: true, dateOfBirth: true, operatingSystemName: true, person },
    }),
  ]);
  return {
    year: before.year,
    leaders: leaders.map(({ person, ...leader }) => ({ ...leader, ...detailsOf(person) })),
    contestants: contestants.map(({ person, dateOfBirth, ...contestant }) => ({
      ...contestant,
      dateOfBirth: dateText(dateOfBirth),
      ...detailsOf(person),
    })),
  };
}
