import "server-only";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { picturePath } from "@/lib/platform/picture/path";
import { dateText } from "@/lib/platform/time/time";

const person = { select: personDetails } as const;

function toDetails({ fullName, nativeName, tShirtSize, pictureHash }: PersonGetPayload<typeof person>) {
  return {
    fullName,
    nativeName: nativeName ?? "",
    tShirtSize: tShirtSize ?? "",
    picturePath: picturePath(pictureHash),
  };
}

export async function listPreviousPeople(countryId: string, currentYear: number) {
  const previous = await db().edition.findFirst({
    where: { year: { lt: currentYear } },
    orderBy: { year: "desc" },
    select: { id: true, year: true },
  });
  if (!previous) return { year: null, leaders: [], contestants: [] };
  const where = { person: { countryId, editionId: previous.id } };
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
    year: previous.year,
    leaders: leaders.map(({ person, ...leader }) => ({ ...leader, ...toDetails(person) })),
    contestants: contestants.map(({ id, person, dateOfBirth, ...fields }) => ({
      id,
      ...toDetails(person),
      fields: { ...fields, dateOfBirth: dateText(dateOfBirth) },
    })),
  };
}

export type PreviousPeople = Awaited<ReturnType<typeof listPreviousPeople>>;
