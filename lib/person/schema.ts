import { z } from "zod";

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
