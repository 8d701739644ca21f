import { describe, expect, it } from "vitest";
import {
  closedNotice,
  dateErrors,
  deadlinesOf,
  type EditScope,
  editRefusal,
  endOfEditDate,
  isBeingPrepared,
  registrationState,
  requireBeforeDeadline,
  requireNotFinal,
  requireOptions,
  requireParticipating,
  requireStored,
  rosterRefusal,
} from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";

const end = new Date("2025-03-20T22:00:00Z");
const day = 24 * 60 * 60 * 1000;
const edition = {
  endOfRegistrationDate: end,
  endOfJourneyDate: new Date(end.getTime() + day),
  hasDates: true,
  timeZone: "Europe/Sofia",
  venue: "Shumen, Bulgaria",
  isExtended: false,
};
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

  it("leaves journeys changeable until a moment before the edition's date", () => {
    const later = { ...edition, endOfJourneyDate: at(5 * day) };
    expect([day - 1, day, 5 * day - 1, 5 * day].map((ms) => registrationState(later, at(ms)))).toEqual([
      "editing",
      "journeys",
      "journeys",
      "closed",
    ]);
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

it("registration has not opened before there are dates", () => {
  const undated = { ...edition, hasDates: false };
  expect(registrationState(undated, at(-1))).toBe("closed");
  for (const refusal of [rosterRefusal, editRefusal])
    expect(refusal(undated, at(-1))).toBe("Registration has not opened yet.");
  expect(closedNotice(undated, "Registration has not opened yet.")).toBe("Registration has not opened yet.");
  expect(closedNotice(edition, "It ended.")).toBe("Registration time is over! It ended.");
});

describe("a country's deadlines", () => {
  const later = at(3 * day);
  const extensions = [
    { countryId: "late", endOfRegistrationDate: later },
    { countryId: "early", endOfRegistrationDate: at(-day) },
  ];
  const dates = {
    endOfRegistrationDate: end,
    endOfJourneyDate: null,
    hasDates: true,
    timeZone: "Europe/Sofia",
    venue: "Shumen, Bulgaria",
    deadlineExtensions: extensions,
  };

  it("are extended only for the extension's country", () => {
    expect(deadlinesOf(dates, "late")).toEqual({
      ...edition,
      endOfRegistrationDate: later,
      endOfJourneyDate: at(4 * day),
      isExtended: true,
    });
    for (const other of ["another", null]) expect(deadlinesOf(dates, other)).toEqual(edition);
  });

  it("are the edition's own if those are later or the same", () => {
    expect(deadlinesOf(dates, "early")).toEqual(edition);
    const same = { ...dates, deadlineExtensions: [{ countryId: "same", endOfRegistrationDate: end }] };
    expect(deadlinesOf(same, "same")).toEqual(edition);
  });

  it("extend the edit period too", () => {
    expect(endOfEditDate(deadlinesOf(dates, "late"))).toEqual(at(4 * day));
  });
});

/** The status, message and errors by field that a function throws, or null. */
function refusalOf(check: () => void) {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message, errors } = error;
    return { status, message, errors };
  }
}

describe("a write", () => {
  const dates = {
    ...edition,
    endOfJourneyDate: at(9 * day),
    deadlineExtensions: [{ countryId: "late", endOfRegistrationDate: at(3 * day) }],
  };
  const registrator = (countryId: string) => ({ role: "TeamRegistrator", countryId }) as Actor;
  const refused = (actor: Actor, scope: EditScope, ms: number) =>
    refusalOf(() => requireBeforeDeadline(actor, dates, scope, at(ms)))?.message ?? null;

  it("to a roster is refused with 403 from the country's deadline on", () => {
    expect(refused(registrator("other"), "roster", -1)).toBeNull();
    expect(refusalOf(() => requireBeforeDeadline(registrator("other"), dates, "roster", at(0)))).toMatchObject({
      status: 403,
      message: "Registration ended on 21 March 2025, 00:00 (Shumen time).",
    });
    expect(refused(registrator("late"), "roster", 3 * day - 1)).toBeNull();
    expect(refused(registrator("late"), "roster", 3 * day)).toContain("24 March 2025");
  });

  it("to details is refused a day later", () => {
    expect(refused(registrator("other"), "details", day - 1)).toBeNull();
    expect(refused(registrator("other"), "details", day)).toBe(
      "The edit period ended on 22 March 2025, 00:00 (Shumen time).",
    );
  });

  it("to a journey is refused from the edition's date on, of every country whose edit day is not later", () => {
    expect(refused(registrator("other"), "journeys", 9 * day - 1)).toBeNull();
    for (const country of ["other", "late"])
      expect(refused(registrator(country), "journeys", 9 * day)).toBe(
        "Journeys could be changed until 30 March 2025, 00:00 (Shumen time).",
      );
    const dates = { ...edition, endOfJourneyDate: at(2 * day), deadlineExtensions: [] };
    const extended = { ...dates, deadlineExtensions: [{ countryId: "late", endOfRegistrationDate: at(3 * day) }] };
    expect(deadlinesOf(extended, "late").endOfJourneyDate).toEqual(at(4 * day));
    expect(deadlinesOf(extended, "other").endOfJourneyDate).toEqual(at(2 * day));
  });

  it("to a journey is refused with the details where the edition has no later date", () => {
    const dates = { ...edition, endOfJourneyDate: null, deadlineExtensions: [] };
    const write = (ms: number) => () => requireBeforeDeadline(registrator("other"), dates, "journeys", at(ms));
    expect(refusalOf(write(day - 1))).toBeNull();
    expect(refusalOf(write(day))?.message).toBe("The edit period ended on 22 March 2025, 00:00 (Shumen time).");
  });

  it("is never refused to administrators", () => {
    const administrator = { role: "Administrator", countryId: null } as Actor;
    for (const scope of ["roster", "details", "journeys"] as const)
      expect(refused(administrator, scope, 9 * day)).toBeNull();
  });
});

describe("an edition's dates", () => {
  const period = {
    year: 2025,
    startDate: "2025-04-09",
    endDate: "2025-04-13",
    endOfRegistrationDate: end,
    endOfJourneyDate: null,
    timeZone: "Europe/Sofia",
  };

  it("begin in its year", () => {
    expect(dateErrors(period)).toEqual({});
    expect(dateErrors({ ...period, year: 2026 })).toEqual({
      startDate: ["The 2026 edition must begin in the year 2026; another year is another edition."],
    });
  });

  it("end no earlier than they begin", () => {
    expect(dateErrors({ ...period, endDate: period.startDate })).toEqual({});
    expect(dateErrors({ ...period, endDate: "2025-04-08" })).toEqual({
      endDate: ["The tournament cannot end before it begins."],
    });
  });

  it("end no earlier than registration does, to the end of the last day at the venue", () => {
    const lastMoment = new Date("2025-04-13T20:59:59.999Z");
    expect(dateErrors({ ...period, endOfRegistrationDate: lastMoment })).toEqual({});
    expect(dateErrors({ ...period, endOfRegistrationDate: new Date(lastMoment.getTime() + 1) })).toEqual({
      endOfRegistrationDate: ["Registration must end before the tournament does."],
    });
  });
});

it("an edition's journeys can be changed until after its edit day and before it ends", () => {
  const period = {
    year: 2025,
    startDate: "2025-04-09",
    endDate: "2025-04-13",
    endOfRegistrationDate: end,
    timeZone: "Europe/Sofia",
  };
  const errors = (endOfJourneyDate: Date | null) => dateErrors({ ...period, endOfJourneyDate });
  const lastMoment = new Date("2025-04-13T20:59:59.999Z");
  for (const date of [null, at(day + 1), lastMoment]) expect(errors(date)).toEqual({});
  expect(errors(at(day))).toEqual({
    endOfJourneyDate: ["Details can be edited until 22 March 2025, 00:00. Choose a later time."],
  });
  expect(errors(new Date(lastMoment.getTime() + 1))).toEqual({
    endOfJourneyDate: ["Journeys can be changed until the tournament ends, not longer."],
  });
});

it("a choice is empty or one of its options, and each other one is refused on its field and quoted", () => {
  const options = ["S", "M"];
  const choose = (...values: (string | null)[]) =>
    refusalOf(() =>
      requireOptions(
        Object.fromEntries(values.map((value, i) => [`field${i}`, value])),
        Object.fromEntries(values.map((_, i) => [`field${i}`, options])),
      ),
    );
  expect(choose("S", null, "M")).toBeNull();
  expect(choose("S", "XS", "С")).toMatchObject({
    status: 422,
    errors: {
      field1: ["Choose one of: S, M. “XS” is none of them."],
      field2: ["Choose one of: S, M. “С” is none of them: “С” is a Cyrillic letter."],
    },
  });
});

it("an option in another spelling is used in its place", () => {
  const contestant = { person: { tShirtSize: "Medium" }, operatingSystem: "windows-11" };
  const options = { "person.tShirtSize": ["S", "M"], operatingSystem: ["Windows 11", "Ubuntu"] };
  expect(requireOptions(contestant, options)).toEqual({ person: { tShirtSize: "M" }, operatingSystem: "Windows 11" });
});

it("a listed item is new or stored and listed once, and each other one is refused on its id", () => {
  const list = (...ids: (string | null)[]) =>
    refusalOf(() =>
      requireStored(
        ids.map((id) => ({ id })),
        [{ id: "a" }, { id: "b" }],
        (i) => `items.${i}`,
      ),
    );
  expect(list("b", null, "a", null)).toBeNull();
  const errors = ["This was removed in the meantime or is listed twice."];
  expect(list("a", "gone", "b", "a")).toMatchObject({
    status: 422,
    errors: { "items.1.id": errors, "items.3.id": errors },
  });
});

it("only final results cannot be changed", () => {
  for (const resultsState of ["HIDDEN", "PROVISIONAL"] as const) requireNotFinal({ resultsState });
  expect(refusalOf(() => requireNotFinal({ resultsState: "FINAL" }))).toMatchObject({
    status: 409,
    message: "The results are final. Reopen them to change anything.",
  });
});

it("only teams that are all withdrawn cannot be changed", () => {
  const active = { withdrawnAt: null };
  const withdrawn = { withdrawnAt: end };
  for (const teams of [[], [active], [withdrawn, active]]) requireParticipating(teams);
  expect(refusalOf(() => requireParticipating([withdrawn, withdrawn]))).toMatchObject({
    status: 409,
    message: "This team is withdrawn.",
  });
});

it("an edition is being prepared until one of its first texts has a word", () => {
  const empty = { welcomeText: "", rules: "<p></p>", environmentDescription: "<p>&nbsp;</p>" };
  expect(isBeingPrepared(empty)).toBe(true);
  for (const name of ["welcomeText", "rules", "environmentDescription"])
    expect(isBeingPrepared({ ...empty, [name]: "<p>Hello</p>" })).toBe(false);
});
