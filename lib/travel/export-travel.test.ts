import { expect, it } from "vitest";
import { travelColumns } from "@/lib/travel/export-travel";
import type { Traveller } from "@/lib/travel/travellers";

it("a column of the travel file has the value that it is called after", () => {
  // Each value is the name of its column.
  const traveller = {
    roles: ["roles"],
    person: {
      fullName: "fullName",
      nativeName: "nativeName",
      country: { name: "country" },
      leader: { phoneNumber: "phone", email: "email" },
    },
    teams: [{ name: "team", group: "group", guide: { person: { fullName: "guide" } } }],
    travel: {
      timeOfArrival: new Date("2025-04-09T11:30:00Z"),
      arrivalLocation: "arrivalLocation",
      arrivalTripNumber: "arrivalTripNumber",
      timeOfDeparture: new Date("2025-04-13T06:00:00Z"),
      departureLocation: "departureLocation",
      departureTripNumber: "departureTripNumber",
    },
    contact: { personForContactName: "contactPerson", personForContactPhoneNumber: "contactPhone" },
  } as unknown as Traveller;
  const values = Object.entries(travelColumns).map(([column, value]) => [column, value(traveller, "Europe/Sofia")]);
  const others = values.filter(([column, value]) => value !== column);
  expect(Object.fromEntries(others)).toEqual({
    timeOfArrival: "2025-04-09 14:30",
    timeOfDeparture: "2025-04-13 09:00",
    travelsAlone: true,
  });
});
