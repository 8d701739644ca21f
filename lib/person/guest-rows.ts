import "server-only";
import { languageOfName } from "@/lib/country/language";
import { guestRole } from "@/lib/edition/person-roles";
import { missingLabels } from "@/lib/person/missing-details";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { picturePath } from "@/lib/platform/picture/path";
import { toLocalTime } from "@/lib/platform/time/time";
import { travelSelect } from "@/lib/travel/view";

/** The guests of an edition by name; times are local to the venue. */
export async function listGuestRows({ id, timeZone }: { id: string; timeZone: string }) {
  const record = { select: { id: true } } as const;
  const guests = await db().person.findMany({
    where: { editionId: id, assignedRoles: { has: guestRole } },
    select: {
      id: true,
      countryId: true,
      assignedRoles: true,
      country: { select: { name: true } },
      ...personDetails,
      ...travelSelect,
      leader: record,
      contestant: record,
      guide: record,
    },
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return guests.map(({ country, pictureHash, assignedRoles, leader, contestant, guide, ...guest }) => ({
    ...guest,
    nativeLanguage: languageOfName(guest.nativeName, guest.countryId),
    picturePath: picturePath(pictureHash),
    country: country.name,
    timeOfArrival: guest.timeOfArrival && toLocalTime(guest.timeOfArrival, timeZone),
    timeOfDeparture: guest.timeOfDeparture && toLocalTime(guest.timeOfDeparture, timeZone),
    missing: missingLabels([{ ...guest, pictureHash }]),
    /** False for those who are more than a guest. */
    isDeletable: assignedRoles.length === 1 && !leader && !contestant && !guide,
  }));
}

export type GuestRow = Awaited<ReturnType<typeof listGuestRows>>[number];
