import "server-only";
import { languageOfName } from "@/lib/country/language";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { picturePath } from "@/lib/platform/picture/path";
import { toLocalTime } from "@/lib/platform/time/time";
import { answersSelect, toAnswers } from "@/lib/question/views";
import { travelSelect } from "@/lib/travel/views";

/** The guests of an edition, sorted by name; times are local to the venue. */
export async function listGuestRows({ id, timeZone }: { id: string; timeZone: string }, countryId?: string) {
  const guests = await db().person.findMany({
    where: { editionId: id, countryId, isGuest: true },
    select: {
      id: true,
      countryId: true,
      country: { select: { name: true, alpha2: true } },
      ...personDetails,
      ...answersSelect,
      ...travelSelect,
    },
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return guests.map(({ country, pictureHash, answers, ...guest }) => ({
    ...guest,
    ...toAnswers({ answers }),
    nativeLanguage: languageOfName(guest.nativeName, guest.countryId),
    picturePath: picturePath(pictureHash),
    country: country.name,
    countryCode: country.alpha2,
    timeOfArrival: guest.timeOfArrival && toLocalTime(guest.timeOfArrival, timeZone),
    timeOfDeparture: guest.timeOfDeparture && toLocalTime(guest.timeOfDeparture, timeZone),
  }));
}

export type GuestRow = Awaited<ReturnType<typeof listGuestRows>>[number];
