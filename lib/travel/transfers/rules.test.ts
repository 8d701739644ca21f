import { describe, expect, it } from "vitest";
import { testParty } from "@/lib/travel/arrivals/test-party";
import { lastNumber, partyNotes, seatRefusal, seatsText, shortTime } from "@/lib/travel/transfers/rules";

describe("seats", () => {
  const bus = { vehicle: "Bus 2", seats: 5 };
  const seated = [testParty({ name: "A", people: ["leader", "a"] })];

  it("are enough for a party whose leader is in the vehicle already", () => {
    expect(seatRefusal(bus, seated, [testParty({ name: "B", people: ["leader", "b", "c", "d"] })])).toBeNull();
  });

  it("are refused with numbers, also when only all joining parties together are too many", () => {
    const joining = [testParty({ name: "B", people: ["b", "c"] }), testParty({ name: "C", people: ["d", "e"] })];
    expect(seatRefusal(bus, seated, joining)).toBe("Bus 2 has 5 seats; 4 are taken and C needs 2.");
  });

  it("may all be taken, and one more person is refused in the singular", () => {
    const taxi = { vehicle: "Taxi", seats: 1 };
    const one = testParty({ name: "A", people: ["a"] });
    expect(seatRefusal(taxi, [], [one])).toBeNull();
    expect(seatRefusal(taxi, [one], [testParty({ name: "B", people: ["b"] })])).toBe(
      "Taxi has 1 seat; 1 is taken and B needs 1.",
    );
  });

  it("that are overbooked already refuse nobody who is in the vehicle", () => {
    const taxi = { vehicle: "Taxi", seats: 1 };
    const inside = [testParty({ name: "A", people: ["leader", "a"] })];
    expect(seatRefusal(taxi, inside, [testParty({ name: "B", people: ["leader"] })])).toBeNull();
  });

  it("are told as taken and available", () => {
    expect(seatsText({ seatsTaken: 18, seats: 20 })).toBe("18 of 20 seats");
    expect(seatsText({ seatsTaken: 0, seats: 1 })).toBe("0 of 1 seat");
  });
});

it("new vehicles are numbered after the last one of their name", () => {
  expect(lastNumber("Bus", ["Bus 2", "Bus 11", "Minibus 20", "Bus 3 and van", "Bus"])).toBe(11);
  expect(lastNumber("Bus", [])).toBe(0);
  expect(lastNumber("Bus", ["Bus 1234567", "Bus 3b", "Bus 4 5"])).toBe(5);
});

it("a time is told in the venue's time, without the year", () => {
  expect(shortTime("2025-04-09T11:30:00.000Z", "Europe/Sofia")).toBe("9 Apr, 14:30");
});

describe("the notes about a party in a transfer", () => {
  const bus = { direction: "ARRIVAL", place: "Varna", leavesAt: "2025-04-09T11:30:00.000Z" } as const;
  const assigned = {
    id: "1",
    vehicle: "Bus",
    leavesAt: bus.leavesAt,
    assignedTime: "2025-04-09T11:30:00.000Z",
    assignedPlace: "Varna",
    moved: true,
  };
  const notes = (time: string | null, place: string | null) =>
    partyNotes({ time, place, transfer: assigned }, bus, "Europe/Sofia");

  it("are none as long as it comes as assigned", () => {
    expect(notes(assigned.assignedTime, "Varna")).toEqual([]);
  });

  it("tell from which time and place to which it moved, with the day if that is another one", () => {
    expect(notes("2025-04-09T10:10:00.000Z", "Sofia")).toEqual([
      "Arrival moved from 14:30 to 13:10",
      "Arrival moved from Varna to Sofia",
    ]);
    expect(notes("2025-04-08T10:10:00.000Z", "Varna")).toEqual(["Arrival moved from 9 Apr, 14:30 to 8 Apr, 13:10"]);
    expect(notes(null, "Varna")).toEqual(["Arrival moved from 9 Apr, 14:30 to no time"]);
  });

  it("tell that its place is another than the vehicle's", () => {
    const elsewhere = { time: bus.leavesAt, place: "Sofia", transfer: { ...assigned, assignedPlace: "Sofia" } };
    expect(partyNotes(elsewhere, bus, "Europe/Sofia")).toEqual(["Arrives at Sofia"]);
    expect(partyNotes(elsewhere, { ...bus, direction: "DEPARTURE" }, "Europe/Sofia")).toEqual(["Departs from Sofia"]);
  });

  it("tell that it comes after the vehicle has left", () => {
    expect(notes("2025-04-09T13:10:00.000Z", "Varna")).toContain("Arrives after the vehicle leaves");
  });

  it("tell that it departs before the vehicle leaves, and that a departure moved", () => {
    const departure = { ...bus, direction: "DEPARTURE" } as const;
    const notesAt = (time: string | null) =>
      partyNotes({ time, place: "Varna", transfer: assigned }, departure, "Europe/Sofia");
    expect(notesAt("2025-04-09T10:10:00.000Z")).toEqual([
      "Departure moved from 14:30 to 13:10",
      "Departs before the vehicle leaves",
    ]);
    expect(notesAt("2025-04-09T13:10:00.000Z")).toEqual(["Departure moved from 14:30 to 16:10"]);
    expect(notesAt(bus.leavesAt)).toEqual([]);
    expect(notesAt(null)).toEqual(["Departure moved from 9 Apr, 14:30 to no time"]);
  });

  it("tell of a place or a time that is missing now or was missing then", () => {
    expect(notes(assigned.assignedTime, null)).toEqual(["Arrival moved from Varna to no place"]);
    const without = { ...assigned, assignedTime: null, assignedPlace: null };
    const later = { time: assigned.assignedTime, place: "Varna", transfer: without };
    expect(partyNotes(later, bus, "Europe/Sofia")).toEqual([
      "Arrival moved from no time to 9 Apr, 14:30",
      "Arrival moved from no place to Varna",
    ]);
    const missing = { time: null, place: null, transfer: { ...without } };
    expect(partyNotes(missing, bus, "Europe/Sofia")).toEqual(["No place given"]);
  });

  it("about a party in no transfer tell only what would not suit it", () => {
    expect(partyNotes({ time: null, place: "Varna", transfer: null }, bus, "Europe/Sofia")).toEqual([]);
    expect(partyNotes({ time: null, place: "Sofia", transfer: null }, bus, "Europe/Sofia")).toEqual([
      "Arrives at Sofia",
    ]);
  });
});
