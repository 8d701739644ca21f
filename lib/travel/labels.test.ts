import { describe, expect, it } from "vitest";
import { toInstant } from "@/lib/platform/time/time-zone";
import { travelValues } from "@/lib/travel/labels";

const sofia = "Europe/Sofia";

describe("a team's travel in a form", () => {
  it("is local to the venue and unchanged after a round trip, in winter and in summer", () => {
    const stored = {
      timeOfArrival: "2025-03-29T22:05:00.000Z",
      arrivalLocation: "Varna",
      timeOfDeparture: "2025-04-13T06:30:00.000Z",
      departureLocation: "Other",
      arrivalTripNumber: "FB 977",
      departureTripNumber: null,
    };
    const values = travelValues(stored, sofia);
    expect(values).toEqual({
      ...stored,
      timeOfArrival: "2025-03-30T00:05",
      timeOfDeparture: "2025-04-13T09:30",
      departureTripNumber: "",
    });
    expect(toInstant(values.timeOfArrival, sofia).toISOString()).toBe(stored.timeOfArrival);
    expect(toInstant(values.timeOfDeparture, sofia).toISOString()).toBe(stored.timeOfDeparture);
  });
});
