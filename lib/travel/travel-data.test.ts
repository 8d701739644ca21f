import { expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors/problem";
import { toDate } from "@/lib/platform/time/time";
import { toTravelData } from "@/lib/travel/travel-data";

const edition = { startDate: toDate("2025-04-09"), endDate: toDate("2025-04-13"), timeZone: "Europe/Sofia" };
const places = { arrivalLocation: "Other", departureLocation: "Other" };
const registrator = { role: "TeamRegistrator" } as const;
const administrator = { role: "Administrator" } as const;

const travel = (timeOfArrival: string, timeOfDeparture = "2025-04-13T10:00") => ({
  ...places,
  timeOfArrival,
  timeOfDeparture,
});

/** The messages by field, null if the travel is accepted. */
function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return error.errors;
    throw error;
  }
  return null;
}

it.each([registrator, administrator])("a time that the clocks skip is refused on its field, for %o", (actor) => {
  expect(refusal(() => toTravelData({ actor, input: travel("2025-03-30T03:30"), edition, stored: null }))).toEqual({
    timeOfArrival: ["This time does not exist, because the clocks go forward. Did you mean 30 March 2025, 04:30?"],
  });
  for (const time of ["2025-03-30T02:59", "2025-03-30T04:00", "2025-03-30T03:30+02:00", "2025-03-30T01:30:00.000Z"])
    expect([time, refusal(() => toTravelData({ actor, input: travel(time), edition, stored: null }))]).toEqual([
      time,
      null,
    ]);
});

it.each(["2024-04-09T18:00", "2025-02-07T23:59", "2025-06-13T00:00", "2026-04-09T18:00"])(
  "a registrator's travel on %s, more than 60 days from the tournament, is refused on its field",
  (time) => {
    const [arrival, departure] = time < "2025-04" ? [time] : ["2025-04-09T10:00", time];
    const save = (actor: typeof registrator | typeof administrator) => () =>
      toTravelData({ actor, input: travel(arrival ?? "", departure), edition, stored: null });
    const field = departure ? "timeOfDeparture" : "timeOfArrival";
    expect(refusal(save(registrator))).toEqual({ [field]: ["Choose a date from 8 February 2025 to 12 June 2025."] });
    expect(refusal(save(administrator))).toBeNull();
  },
);

it("a registrator may keep a far time that an administrator has stored", () => {
  const stored = toTravelData({ actor: administrator, input: travel("2024-12-01T10:00"), edition, stored: null });
  expect(
    refusal(() => toTravelData({ actor: registrator, input: travel("2024-12-01T10:00"), edition, stored })),
  ).toBeNull();
  expect(
    refusal(() => toTravelData({ actor: registrator, input: travel("2024-12-01T10:01"), edition, stored })),
  ).not.toBeNull();
});

it("a registrator's travel up to 60 days from the tournament is accepted", () => {
  expect(
    refusal(() =>
      toTravelData({
        actor: registrator,
        input: travel("2025-02-08T00:00", "2025-06-12T23:59"),
        edition,
        stored: null,
      }),
    ),
  ).toBeNull();
});
