import "server-only";
import { contestantDetails } from "@/lib/contestant/views";
import { notErased } from "@/lib/edition/erased";
import type { PersonGetPayload } from "@/lib/generated/prisma/models";
import { toDetails } from "@/lib/person/labels";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { picturePath } from "@/lib/platform/picture/path";
import { dateText } from "@/lib/platform/time/time";

const personSelect = { select: personDetails } as const;

function withPicture({ pictureHash, ...person }: PersonGetPayload<{ select: typeof personDetails }>) {
  const path = picturePath(pictureHash);
  return { details: toDetails({ ...person, picturePath: path }), picturePath: path };
}

/** A country's leaders and contestants in the last edition before `currentYear`; `year` is null if there is none. */
export async function listPreviousPeople(countryId: string, currentYear: number) {
  const previous = await db().edition.findFirst({
    where: { year: { lt: currentYear } },
    orderBy: { year: "desc" },
    select: { id: true, year: true },
  });
  if (!previous) return { year: null, leaders: [], contestants: [] };
  const where = { person: { countryId, editionId: previous.id, ...notErased } };
  const orderBy = { person: { fullName: "asc" } } as const;
  const [leaders, contestants] = await Promise.all([
    db().leader.findMany({
      where,
      orderBy,
      select: { id: true, email: true, phoneNumber: true, person: personSelect },
    }),
    db().contestant.findMany({ where, orderBy, select: { id: true, ...contestantDetails, person: personSelect } }),
  ]);
  return {
    year: previous.year,
    leaders: leaders.map(({ person, ...leader }) => ({ ...leader, ...withPicture(person) })),
    contestants: contestants.map(({ id, person, dateOfBirth, ...fields }) => {
      const { details, picturePath } = withPicture(person);
      return {
        id,
        // The form asks again whether the picture may be shown.
        details: { ...details, pictureIsPublic: "" },
        picturePath,
        fields: { ...fields, dateOfBirth: dateOfBirth ? dateText(dateOfBirth) : "" },
      };
    }),
  };
}

export type PreviousPeople = Awaited<ReturnType<typeof listPreviousPeople>>;
