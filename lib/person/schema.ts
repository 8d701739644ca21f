import { z } from "zod";
import { fullName, nativeName, optionalText, personFields, picture } from "@/lib/fields";
import { givenVersion } from "@/lib/http/version";
import { optionalId } from "@/lib/ids";
import { instantText } from "@/lib/time";
import { departsAfterArrival, departureRefusal, travelFields } from "@/lib/travel/fields";

const instant = z.iso.datetime().nullable();

/** A person as the API gives it (api.md, "Shapes"). Instants are UTC; members of a team travel as their team does. */
export const person = z.object({
  id: z.guid(),
  fullName: z.string(),
  nativeName: z.string().nullable(),
  roles: z.array(z.string()),
  countryId: z.guid(),
  tShirtSize: z.string().nullable(),
  picturePath: z.string().nullable(),
  timeOfArrival: instant,
  arrivalLocation: z.string().nullable(),
  timeOfDeparture: instant,
  departureLocation: z.string().nullable(),
  contestId: z.guid(),
  version: z.int(),
});

export type Person = z.output<typeof person>;

const optionalTravel = {
  timeOfArrival: z.preprocess((value) => (value === "" ? null : value), instantText("Time of arrival").nullish()),
  arrivalLocation: optionalText("Arrival location"),
  timeOfDeparture: z.preprocess((value) => (value === "" ? null : value), instantText("Time of departure").nullish()),
  departureLocation: optionalText("Departure location"),
};

/**
 * Body of POST and PUT /api/Person. What a guest needs besides (travel) is asked for by the service, which knows whether
 * this is one; so are the roles and the country that count.
 */
export const personInput = z
  .object({
    fullName,
    nativeName,
    tShirtSize: optionalText("T-shirt size", 20),
    picture,
    roles: z.array(z.string("A role is text."), "Roles are a list.").nullish(),
    countryId: optionalId,
    contestId: optionalId,
    ...optionalTravel,
    version: givenVersion,
  })
  .refine(
    ({ timeOfArrival, timeOfDeparture }) =>
      !timeOfArrival || !timeOfDeparture || departsAfterArrival({ timeOfArrival, timeOfDeparture }),
    departureRefusal,
  );

/** What the guest form holds: travel is required (specification, section 5). */
export const guestForm = z
  .object({ fullName, nativeName, tShirtSize: optionalText("T-shirt size", 20), picture, ...travelFields })
  .refine(departsAfterArrival, departureRefusal);

/** A person's details as part of another entity's edit (specification, section 5, "Edit team"). */
export const personEditModel = z.object(personFields);

export type PersonInput = z.output<typeof personInput>;
export type PersonEditModel = z.output<typeof personEditModel>;
