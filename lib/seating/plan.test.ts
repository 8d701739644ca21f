import { describe, expect, it } from "vitest";
import { roomsInput } from "@/lib/seating/inputs";
import { neighbours, readPlan, seatsOf } from "@/lib/seating/plan";

const room = (plan: string, name = "Hall") => ({ name, group: null, plan });
const nearOf = (plan: string, label: string) =>
  seatsOf([room(plan)])
    .find((seat) => seat.label === label)
    ?.near.map((seat) => seat.label);

function errorsOf(...plans: string[]) {
  const { error } = roomsInput.safeParse({ rooms: plans.map((plan, i) => room(plan, `Hall ${i + 1}`)) });
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
}

describe("a plan", () => {
  it("has a line for each row, with labels and gaps, however many blanks stand between them", () => {
    expect(readPlan("A1  A2 . A3\n\n\tB1 .")).toEqual([["A1", "A2", null, "A3"], [], ["B1", null]]);
    const { rooms } = roomsInput.parse({ rooms: [room("\r\n  A1 A2\r\nB1\u200b \r\n")] });
    expect(rooms[0]?.plan).toBe("A1 A2\nB1");
  });

  it("copied from a spreadsheet has a gap for each empty cell", () => {
    const copied = "X1\tX2\t\tX3\n\t\t\t\nX4\t\t\tX5\t\r\n\tX6\tX7";
    const { rooms } = roomsInput.parse({ rooms: [room(copied), room("\tY1\tY2\nY3\tY4", "Other")] });
    expect(rooms.map(({ plan }) => plan)).toEqual(["X1 X2 . X3\n.\nX4 . . X5\n. X6 X7", ". Y1 Y2\nY3 Y4"]);
  });

  it("copied from a document has a gap for each blank cell, and blanks around its labels", () => {
    const { rooms } = roomsInput.parse({ rooms: [room("X1 \t\u00a0\tX2\n\u00a0\t X3\t\t X4 \n \t\u200b\t")] });
    expect(rooms[0]?.plan).toBe("X1 . X2\n. X3 . X4\n.");
    expect(roomsInput.parse({ rooms: [room("X1 X2\n\tX3 X4")] }).rooms[0]?.plan).toBe("X1 X2\n\tX3 X4");
  });

  it("has neighbours beside, in front, behind and diagonally, but not beyond a gap", () => {
    expect(nearOf("1 2 3 .\n4 5 6 7\n. 8 . 9", "5")).toEqual(["1", "2", "3", "4", "6", "8"]);
    expect(nearOf("1 2 . 3\n\n4 5 . 6", "2")).toEqual(["1"]);
  });

  it("has each label once in all rooms, whatever its case", () => {
    expect(errorsOf("A1 A2", "B1 a2")).toEqual([["rooms.1.plan", "The seat “a2” is in Hall 1 already."]]);
    expect(errorsOf("A1 A2 A1")).toEqual([["rooms.0.plan", "The seat “A1” is in this plan twice."]]);
  });

  it.each([
    ["no seat", ". .", "A plan needs at least one seat."],
    ["nothing", " ", "A plan needs at least one seat."],
    ["a sign for a gap", "A1 - A2", "“-” is no label of a seat. A gap is a single full stop."],
    ["a list", "A1;A2;;A3", "“A1;A2;;A3” is no label of a seat. Separate labels by spaces."],
    ["a label longer than a stored seat", "A".repeat(41), /can have at most 40 characters/],
    ["a hidden character", "A\u202e1", /Remove the invisible character U\+202E/],
    [
      "a row that is too long",
      Array.from({ length: 61 }, (_, i) => `A${i}`).join(" "),
      /at most 60 seats and gaps; row 1/,
    ],
    [
      "too many seats",
      Array.from({ length: 501 }, (_, i) => `A${i}`).join("\n"),
      /at most 500 seats; this plan has 501/,
    ],
    ["too much text", " ".repeat(200_001), /at most 20000 characters/],
  ])("with %s is refused", (_case, plan, message) => {
    expect(errorsOf(plan)).toEqual([["rooms.0.plan", expect.stringMatching(message)]]);
  });
});

it("all rooms together have at most 1,500 seats", () => {
  const hall = (name: string) =>
    Array.from({ length: 50 }, (_, i) => Array.from({ length: 10 }, (_, j) => `${name}${i}-${j}`).join(" ")).join("\n");
  const halls = ["A", "B", "C"].map(hall);
  expect(errorsOf(...halls)).toEqual([]);
  expect(errorsOf(...halls, "D1")).toEqual([["rooms", "All rooms together can have at most 1,500 seats, not 1,501."]]);
});

it("names each pair of neighbours once", () => {
  const sitter = (code: string) => ({ code, country: code, group: "Senior" as const });
  const seated = new Map([
    ["1", sitter("A")],
    ["2", sitter("B")],
    ["4", sitter("C")],
  ]);
  const pairs = neighbours(seatsOf([room("1 2\n3 4")]), seated);
  expect(pairs.map(({ people }) => people.map(({ code }) => code).join())).toEqual(["A,B", "A,C", "B,C"]);
});
