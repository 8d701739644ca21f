import { describe, expect, it } from "vitest";
import { deadlinesOf, editRefusal, endOfEditDate, registrationState, rosterRefusal } from "@/lib/contest/rules";

const end = new Date("2025-03-20T22:00:00Z");
const edition = { endOfRegistrationDate: end, timeZone: "Europe/Sofia", venue: "Shumen, Bulgaria", isExtended: false };
const day = 24 * 60 * 60 * 1000;
const at = (ms: number) => new Date(end.getTime() + ms);

describe("registration", () => {
  it.each([
    ["is open a moment before its end", -1, "open"],
    ["is over at its end", 0, "editing"],
    ["leaves details editable until a moment before a day later", day - 1, "editing"],
    ["is closed altogether a day later", day, "closed"],
  ] as const)("%s", (_what, ms, state) => {
    expect(registrationState(edition, at(ms))).toBe(state);
  });

  it("ends its edit period one day later", () => {
    expect(endOfEditDate(edition)).toEqual(at(day));
  });

  it("refuses roster changes after the deadline, with the deadline in the venue's time", () => {
    expect(rosterRefusal(edition, at(-1))).toBeNull();
    expect(rosterRefusal(edition, at(0))).toBe("Registration ended on 21 March 2025, 00:00 (Shumen time).");
  });

  it("refuses edits only once the edit period has passed", () => {
    expect(editRefusal(edition, at(day - 1))).toBeNull();
    expect(editRefusal(edition, at(day))).toBe("The edit period ended on 22 March 2025, 00:00 (Shumen time).");
  });
});

describe("a country's deadlines", () => {
  const later = at(3 * day);
  const exceptions = [
    { countryId: "late", endOfRegistrationDate: later },
    { countryId: "early", endOfRegistrationDate: at(-day) },
  ];
  const dates = {
    endOfRegistrationDate: end,
    timeZone: "Europe/Sofia",
    venue: "Shumen, Bulgaria",
    deadlineExceptions: exceptions,
  };

  it("are extended only for the exception's country", () => {
    expect(deadlinesOf(dates, "late")).toEqual({ ...edition, endOfRegistrationDate: later, isExtended: true });
    for (const other of ["another", null]) expect(deadlinesOf(dates, other)).toEqual(edition);
  });

  it("are the edition's own if those are later", () => {
    expect(deadlinesOf(dates, "early")).toEqual(edition);
  });

  it("extend the edit period too", () => {
    expect(endOfEditDate(deadlinesOf(dates, "late"))).toEqual(at(4 * day));
  });
});
