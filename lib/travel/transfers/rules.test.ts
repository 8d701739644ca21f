import { describe, expect, it } from "vitest";
import { findSeatsElsewhere } from "@/lib/travel/arrivals/rules";
import { testParty } from "@/lib/travel/arrivals/test-party";
import {
  assignmentQuestion,
  deletionText,
  lastNumber,
  minimumSeats,
  partyNotes,
  seatNotes,
  seatRefusal,
  seatsText,
  shortTime,
} from "@/lib/travel/transfers/rules";

describe("seats", () => {
  const bus = { vehicle: "Bus 2", seats: 5 };
  const seated = [testParty({ name: "A", people: ["leader", "a"] })];

  it("are enough for a party whose leader is in the vehicle already", () => {
    expect(seatRefusal(bus, seated, [testParty({ name: "B", people: ["leader", "b", "c", "d"] })])).toBeNull();
  });

  it("are refused with numbers, also when only all joining parties together are too many", () => {
    const joining = [testParty({ name: "B", people: ["b", "c"] }), testParty({ name: "C", people: ["d", "e"] })];
    expect(seatRefusal(bus, seated, joining)).toBe("Bus 2 has 5 seats; 2 are taken and the 2 parties need 4.");
  });

  it("of an empty vehicle are not called taken", () => {
    const van = { vehicle: "Van", seats: 3 };
    const joining = [testParty({ name: "B", people: ["b", "c"] }), testParty({ name: "C", people: ["d", "e"] })];
    expect(seatRefusal(van, [], joining)).toBe("Van has 3 seats; the 2 parties need 4.");
    expect(seatRefusal({ ...van, seats: 1 }, [], joining.slice(1))).toBe("Van has 1 seat; C needs 2.");
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

  it("may be fewer down to those taken; an overbooked vehicle may keep its seats, but not lose any", () => {
    expect(minimumSeats({ seats: 20, seatsTaken: 18 })).toBe(18);
    expect(minimumSeats({ seats: 4, seatsTaken: 4 })).toBe(4);
    expect(minimumSeats({ seats: 4, seatsTaken: 6 })).toBe(4);
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

  it("tell that its day is another than the vehicle's, unless it travels in the night between", () => {
    const suits = (direction: "ARRIVAL" | "DEPARTURE", time: string, leavesAt: string) =>
      partyNotes({ time, place: "Varna", transfer: null }, { ...bus, direction, leavesAt }, "Europe/Sofia");
    // 9 April at 08:00 in Sofia.
    const morning = "2025-04-09T05:00:00.000Z";
    expect(suits("ARRIVAL", "2025-04-08T18:00:00.000Z", morning)).toEqual(["Arrives on 8 Apr, 21:00"]);
    expect(suits("DEPARTURE", "2025-04-10T05:00:00.000Z", morning)).toEqual(["Departs on 10 Apr, 08:00"]);
    expect(suits("ARRIVAL", "2025-04-08T20:50:00.000Z", "2025-04-08T21:20:00.000Z")).toEqual([]);
    expect(suits("DEPARTURE", "2025-04-09T02:00:00.000Z", "2025-04-08T20:30:00.000Z")).toEqual([]);
    expect(suits("ARRIVAL", "2025-04-08T21:30:00.000Z", "2025-04-09T20:00:00.000Z")).toEqual([]);
    // Six hours are still the night between.
    expect(suits("ARRIVAL", "2025-04-08T20:00:00.000Z", "2025-04-09T02:00:00.000Z")).toEqual([]);
    expect(suits("ARRIVAL", "2025-04-08T20:00:00.000Z", "2025-04-09T02:00:00.001Z")).toHaveLength(1);
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

describe("an assignment", () => {
  const timeZone = "Europe/Sofia";
  const bus = {
    id: "2",
    vehicle: "Bus 2",
    direction: "ARRIVAL",
    place: "Varna",
    leavesAt: "2025-04-09T11:30:00.000Z",
  } as const;
  const party = (name: string, time: string | null, place: string | null) =>
    testParty({ name, time, place, people: [name] });

  it("of parties of the vehicle's place and day asks nothing", () => {
    const suitable = [party("A", "2025-04-09T06:00:00.000Z", "Varna"), party("B", null, "Varna")];
    expect(assignmentQuestion(suitable, bus, timeZone, suitable)).toBeNull();
  });

  it("asks about each party that does not suit the vehicle, as it travels now", () => {
    const elsewhere = {
      ...party("B", "2025-04-08T10:00:00.000Z", "Sofia"),
      transfer: {
        id: "1",
        vehicle: "Bus 1",
        leavesAt: bus.leavesAt,
        assignedTime: null,
        assignedPlace: "Sofia",
        moved: true,
      },
    };
    const parties = [party("A", bus.leavesAt, "Varna"), elsewhere, party("C", "2025-04-09T12:00:00.000Z", "Varna")];
    expect(assignmentQuestion(parties, bus, timeZone, parties)).toEqual({
      title: "Assign to Bus 2 anyway?",
      action: "Assign anyway",
      sentences: [
        "Bus 2 leaves from Varna on 9 Apr, 14:30.",
        "B: arrives at Sofia, arrives on 8 Apr, 13:00.",
        "C: arrives after the vehicle leaves.",
      ],
    });
    const departing = { ...bus, direction: "DEPARTURE" } as const;
    expect(assignmentQuestion([elsewhere], departing, timeZone, [elsewhere])?.sentences[0]).toBe(
      "Bus 2 leaves for Varna on 9 Apr, 14:30.",
    );
  });
});

describe("a leader of two teams", () => {
  const timeZone = "Europe/Sofia";
  const leavesAt = "2025-04-09T11:30:00.000Z";
  const vehicle = (id: string) =>
    ({ id, vehicle: `Bus ${id}`, leavesAt, direction: "ARRIVAL", place: "Varna" }) as const;
  const team = (name: string, bus?: string) => ({
    ...testParty({ name, time: leavesAt, place: "Varna", people: ["Ana", `${name} 1`] }),
    transfer: bus ? { ...vehicle(bus), assignedTime: leavesAt, assignedPlace: "Varna", moved: false } : null,
  });

  it("is noted with both teams if these are in different vehicles, and alone", () => {
    const found = findSeatsElsewhere([team("A", "1"), team("B", "2"), testParty({ name: "C", people: ["Ana"] })]);
    expect([...found.keys()]).toEqual(["A", "B"]);
    expect(seatNotes(found.get("A") ?? [], timeZone)).toEqual(["Ana also has a seat in Bus 2 (9 Apr, 14:30)"]);
    expect(seatNotes(found.get("B") ?? [], timeZone)).toEqual(["Ana also has a seat in Bus 1 (9 Apr, 14:30)"]);
  });

  it("has one seat if both teams are in one vehicle", () => {
    expect(findSeatsElsewhere([team("A", "1"), team("B", "1")]).size).toBe(0);
  });

  it("is asked about before the second team is assigned to another vehicle than the first", () => {
    const all = [team("A", "1"), team("B")];
    const sentencesFor = (bus: string) => assignmentQuestion([team("B")], vehicle(bus), timeZone, all)?.sentences;
    expect(sentencesFor("1")).toBeUndefined();
    expect(sentencesFor("2")).toEqual([
      "Bus 2 leaves from Varna on 9 Apr, 14:30.",
      "Ana also has a seat in Bus 1 (9 Apr, 14:30).",
    ]);
  });
});

it("before a vehicle is deleted, its passengers are named", () => {
  const parties = ["A", "B", "C"].map((name) => testParty({ name, people: [name, "leader"] }));
  expect(deletionText(parties)).toBe("Its 3 parties, 4 people, have no transfer then: A, B and C.");
  expect(deletionText(parties.slice(2))).toBe("Its party, 2 people, has no transfer then: C.");
  expect(deletionText([testParty({ name: "D", people: ["d"] })])).toBe("Its party, 1 person, has no transfer then: D.");
  expect(deletionText([])).toBe("Nobody is assigned to it.");
});
