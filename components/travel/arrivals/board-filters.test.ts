import { expect, it } from "vitest";
import { filterBoard } from "@/components/travel/arrivals/board-filters";
import { testParty } from "@/lib/travel/arrivals/test-party";

const party = (name: string, time: string | null) => testParty({ name, time, place: "Varna", people: [name] });

const parties = [
  party("Early", "2025-04-08T10:00:00.000Z"),
  party("Night", "2025-04-08T21:30:00.000Z"),
  party("Unknown", null),
];

function shownOn(today: string, params = {}) {
  const { days, shownDay, parties: shown } = filterBoard({ parties }, params, "Europe/Sofia", today);
  return { days, shownDay, names: shown.map(({ name }) => name) };
}

it("the board opens on today at the venue, or on the next day that somebody travels, or on the last", () => {
  expect(shownOn("2025-04-09")).toEqual({
    days: ["2025-04-08", "2025-04-09", "No time", "all"],
    shownDay: "2025-04-09",
    names: ["Night"],
  });
  expect(shownOn("2025-03-01")).toMatchObject({ shownDay: "2025-04-08", names: ["Early"] });
  expect(shownOn("2025-04-12")).toMatchObject({ shownDay: "2025-04-09", names: ["Night"] });
});

it("a day can be chosen, and a search without a day covers all days", () => {
  expect(shownOn("2025-04-09", { day: "No time" }).names).toEqual(["Unknown"]);
  expect(shownOn("2025-04-09", { day: "all" }).names).toEqual(["Early", "Night", "Unknown"]);
  expect(shownOn("2025-04-09", { q: "early" }).names).toEqual(["Early"]);
  expect(shownOn("2025-04-09", { q: "early", day: "2025-04-09" }).names).toEqual([]);
});

it("a contestant who travels alone is found by the team's name and by the contact", () => {
  const alone = {
    ...party("Emil", null),
    team: { id: "Maples", name: "Maples" },
    contact: { fullName: "Gina", phoneNumber: "+359 88 123 4567" },
  };
  for (const q of ["emil", "maples", "gina", "123 4567"]) {
    const { parties: found } = filterBoard({ parties: [...parties, alone] }, { q }, "Europe/Sofia", "2025-04-09");
    expect(found.map(({ name }) => name)).toEqual(["Emil"]);
  }
});
