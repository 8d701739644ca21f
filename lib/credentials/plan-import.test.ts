import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planImport, toPreview } from "@/lib/credentials/plan-import";
import { type Credentials, readCredentials } from "@/lib/credentials/read-credentials";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

const noCredentials: Credentials = { username: null, password: null, day1SeatingPlace: null, day2SeatingPlace: null };
const dateHint = "looks like a date that a spreadsheet has made of something else";
const teamId = "00000000-0000-4000-8000-000000000000";
const first = "aaaaaaaa-0000-4000-8000-000000000000";
const second = "bbbbbbbb-0000-4000-8000-000000000000";
const third = "cccccccc-0000-4000-8000-000000000000";
const online = "dddddddd-0000-4000-8000-000000000000";
const withdrawn = "eeeeeeee-0000-4000-8000-000000000000";
const moroccan = "ffffffff-0000-4000-8000-000000000000";
const participant = { teamId, fullName: "Ana Ivanova", nativeName: "Ана Иванова", isOnline: false, isWithdrawn: false };
const stored = [
  {
    ...participant,
    id: first,
    code: "BGR1",
    credentials: { ...noCredentials, username: "ana", day1SeatingPlace: "A-1" },
  },
  {
    ...participant,
    id: second,
    code: "BGR2",
    credentials: { ...noCredentials, username: "eva", password: "pw", day1SeatingPlace: "A-2" },
  },
  { ...participant, id: third, code: "ROU1", credentials: noCredentials },
  { ...participant, id: online, code: "MNG1", isOnline: true, credentials: noCredentials },
  { ...participant, id: moroccan, code: "MAR1", credentials: noCredentials },
  {
    ...participant,
    id: withdrawn,
    code: "MDV1",
    isWithdrawn: true,
    credentials: { ...noCredentials, username: "ali" },
  },
];

function plan(file: string, rooms: { name: string; plan: string }[] = []) {
  const errors = new FileErrors();
  const planned = planImport(readCredentials(Buffer.from(file), errors), stored, rooms, errors);
  return { ...planned, warnings: errors.notes().warnings };
}

function errorsOf(file: string) {
  try {
    plan(file);
  } catch (error) {
    return (error as AppError).errors;
  }
  throw new Error("the file was taken");
}

describe("an import's plan", () => {
  it("counts first credentials, changes, unchanged rows and rows with only a key", () => {
    const { counts, changes } = plan("code,username,password\nROU1,ion,pw\nBGR1,ana,pw\nBGR2,eva,pw\n");
    expect(counts).toEqual({ created: 1, updated: 1, unchanged: 1, skipped: 0 });
    expect(changes.map(({ after }) => after.username)).toEqual(["ion", "ana"]);
    expect(plan("code,username\nROU1,\nBGR1,\n").counts).toEqual({ created: 0, updated: 0, unchanged: 0, skipped: 2 });
  });

  it("finds contestants by code, by id, or by both", () => {
    const file = `contestantId,code,password\n${first.toUpperCase()},,x\n,bgr2,y\n${third},ROU1,z\n`;
    expect(plan(file).changes.map(({ id }) => id)).toEqual([first, second, third]);
  });

  it("lets two contestants swap user names and seats", () => {
    const { counts, changes } = plan("code,username,day1SeatingPlace\nBGR1,eva,A-2\nBGR2,ana,A-1\n");
    expect(counts.updated).toBe(2);
    expect(changes.map(({ after }) => [after.username, after.day1SeatingPlace])).toEqual([
      ["eva", "A-2"],
      ["ana", "A-1"],
    ]);
  });

  it("refuses user names that differ in case only, in the file and from stored ones", () => {
    expect(errorsOf("code,User name\nBGR1,Eva\nROU1,ion\nMNG1,ION\n")).toEqual([
      {
        line: 2,
        column: "User name",
        message: "The user name “Eva” differs from “eva” of BGR2 in upper and lower case only.",
      },
      {
        line: 4,
        column: "User name",
        message: "The user name “ION” differs from “ion” in line 3 in upper and lower case only.",
      },
    ]);
    expect(plan("code,username\nBGR1,ANA\n").counts.updated).toBe(1);
  });

  it("has a seat once, whatever its case, and spells it as its room does", () => {
    const rooms = [{ name: "Hall", plan: "A-1 A-2 B-7" }];
    expect(errorsOf("code,day1SeatingPlace\nROU1,C-1\nBGR1,c-1\nBGR2,a-1\n")).toMatchObject([
      {
        line: 3,
        message: "The first day’s seating place “c-1” differs from “C-1” in line 2 in upper and lower case only.",
      },
    ]);
    expect(errorsOf("code,day1SeatingPlace\nROU1,a-2\n")).toMatchObject([
      {
        line: 2,
        message: "The first day’s seating place “a-2” differs from “A-2” of BGR2 in upper and lower case only.",
      },
    ]);
    expect(plan("code,day1SeatingPlace\nBGR1,a-1\n").counts.unchanged).toBe(1);
    const { changes } = plan("code,day1SeatingPlace,day2SeatingPlace\nROU1,b-7,B-7\n", rooms);
    expect(changes[0]?.after).toMatchObject({ day1SeatingPlace: "B-7", day2SeatingPlace: "B-7" });
    expect(plan("code,day1SeatingPlace\nROU1,d-1\n", rooms).changes[0]?.after.day1SeatingPlace).toBe("d-1");
  });

  describe("with rooms", () => {
    const rooms = [{ name: "Hall", plan: "A-1 A-2 2-Jan\n. B-1" }];
    const inNoRoom = "is in no room";

    it.each([
      ["02.Jan", `BGR1’s “02.Jan” ${inNoRoom} and ${dateHint}.`],
      ["2025-01-03", `BGR1’s “2025-01-03” ${inNoRoom} and ${dateHint}.`],
      ["1. Feb", `BGR1’s “1. Feb” ${inNoRoom} and ${dateHint}.`],
      ["3/4/2026", `BGR1’s “3/4/2026” ${inNoRoom} and ${dateHint}.`],
      ["45659", `BGR1’s “45659” ${inNoRoom}.`],
      ["A-9", `BGR1’s “A-9” ${inNoRoom}.`],
    ])("warns of the seat %s", (seat, message) => {
      expect(plan(`code,Seat on day 1\nBGR1,${seat}\n`, rooms).warnings).toEqual([
        { line: 2, column: "Seat on day 1", message },
      ]);
    });

    it("finds the only seat that fits what was typed", () => {
      const hall = [{ name: "Hall", plan: "A-03 A-04 A-06 A-07 B1 B-1 1-12 11-2" }];
      const seatsOf = (...typed: string[]) =>
        typed.map((seat) => plan(`code,day1SeatingPlace\nROU1,${seat}\n`, hall).changes[0]?.after.day1SeatingPlace);
      const typed = ["А-06", "A 03", "A–04", "A.07", "A-6", "a6", "B 1", "1.12", "112"];
      expect(seatsOf(...typed)).toEqual(["A-06", "A-03", "A-04", "A-07", "A-06", "A-06", "B 1", "1.12", "112"]);
    });

    it("does not warn of a seat that is in a room", () => {
      expect(plan("code,day1SeatingPlace\nBGR1,a-1\nBGR2,2-jan\nROU1,B-1\n", rooms).warnings).toEqual([]);
    });

    it("warns of each seat that a spreadsheet has changed", () => {
      const file = readFileSync("e2e/cases/F06-seats-become-dates.csv", "utf8");
      expect(plan(file, rooms).warnings.map(({ line }) => line)).toEqual([2, 3]);
      expect(plan(file).warnings.map(({ message }) => message)).toEqual([
        `BGR1’s “02.Jan” ${dateHint}.`,
        `BGR2’s “2025-01-03” ${dateHint}.`,
      ]);
    });
  });

  it("warns of user names and passwords that look like dates, and shows no password", () => {
    const file = "code,username,password\nROU1,1-Mar,2-Apr\n";
    expect(plan(file).warnings).toEqual([
      { line: 2, column: "username", message: `ROU1’s “1-Mar” ${dateHint}.` },
      { line: 2, column: "password", message: `ROU1’s password ${dateHint}.` },
    ]);
  });

  it.each(["1-Mar", "01.Mar", "1. Mrz", "Mar-01", "2026-03-01", "1-Mar-26"])(
    "reads the code of a contestant of Morocco from %s, with a warning",
    (code) => {
      const file = readFileSync("e2e/cases/F07-morocco-code-as-date.csv", "utf8").replace("1-Mar", code);
      const { changes, warnings } = plan(file);
      expect(changes.map((change) => [change.code, change.after.username])).toEqual([["MAR1", "MAR1"]]);
      expect(warnings).toEqual([{ line: 2, column: "code", message: expect.stringMatching(/was read as MAR1/) }]);
    },
  );

  it.each(["9-Mar", "1-Jan", "2026-01-01", "2.Feb", "03/01/2026"])(
    "refuses the code %s, which looks like a date and is nobody's",
    (code) => {
      expect(errorsOf(`code,username\n${code},x\n`)).toEqual([
        {
          line: 2,
          column: "code",
          message: `There is no contestant ${code} in this edition. It ${dateHint}.`,
        },
      ]);
    },
  );

  it.each(["code,points", "Place,Code,Day 1,Day 2,Total"])(
    "refuses another file of contestants, which would change nothing: %s",
    (headings) => {
      const message =
        "The file has none of the columns “username”, “password”, “day1SeatingPlace” and “day2SeatingPlace”.";
      expect(errorsOf(`${headings}\nBGR1,BGR1\n`)).toEqual([{ line: 1, column: "", message }]);
    },
  );

  it("names the user names that CMS or DOMjudge refuse, also those that stay as they are", () => {
    const usernames = ["ion-2_B", "a.b", "ana maria", "ева"];
    const file = ["code,username", ...["ROU1", "BGR1", "BGR2", "MNG1"].map((code, i) => `${code},${usernames[i]}`)];
    expect(plan(file.join("\n")).refusedUsernames).toEqual([
      { line: 3, code: "BGR1", username: "a.b" },
      { line: 4, code: "BGR2", username: "ana maria" },
      { line: 5, code: "MNG1", username: "ева" },
    ]);
    expect(plan("code,username,password\nBGR1,,pw\nBGR2,eva,\n").refusedUsernames).toEqual([]);
  });

  it("is previewed with old and new values, and without passwords", () => {
    const { changes } = plan("code,username,password,day1SeatingPlace\nROU1,ion,secret,\nBGR2,eva,other,B-1\n");
    expect(changes.map(toPreview)).toEqual([
      {
        line: 2,
        code: "ROU1",
        fullName: "Ana Ivanova",
        values: [
          { field: "username", before: null, after: "ion" },
          { field: "password", before: null, after: null },
        ],
      },
      {
        line: 3,
        code: "BGR2",
        fullName: "Ana Ivanova",
        values: [
          { field: "password", before: null, after: null },
          { field: "day1SeatingPlace", before: "A-2", after: "B-1" },
        ],
      },
    ]);
  });

  it("gives credentials to contestants who take part online, and no seats", () => {
    expect(plan("code,username,day1SeatingPlace\nMNG1,bat,\n").counts.created).toBe(1);
    expect(errorsOf("code,day2SeatingPlace\nMNG1,A-9\n")).toEqual([
      { line: 2, column: "day2SeatingPlace", message: "MNG1 takes part online and has no seating place." },
    ]);
  });

  it("accepts values that another contestant gives up, and the same seat on both days", () => {
    expect(plan("code,username,day1SeatingPlace\nROU1,ana,A-1\nBGR1,new,A-9\n").counts.created).toBe(1);
    expect(plan("code,day1SeatingPlace,day2SeatingPlace\nROU1,A-3,A-3\nBGR1,,A-1\n").counts.created).toBe(1);
  });

  it.each([
    [
      "a user name that another contestant keeps",
      "code,username\nROU1,ana",
      2,
      "username",
      "The user name “ana” is BGR1’s already.",
    ],
    [
      "a user name that a withdrawn contestant keeps",
      "code,username\nROU1,ali",
      2,
      "username",
      "The user name “ali” is MDV1’s already.",
    ],
    ["a user name twice", "code,username\nROU1,x\nBGR1,x", 3, "username", "The user name “x” is in line 2 already."],
    [
      "a seat that another contestant keeps",
      "code,day1SeatingPlace\nROU1,A-2",
      2,
      "day1SeatingPlace",
      /“A-2” is BGR2’s already/,
    ],
    ["a contestant twice", "code,username\nROU1,x\nrou1,y", 3, "code", "ROU1 is in line 2 already."],
    [
      "a contestant twice by id",
      `contestantId,username\n${third},x\n${third},y`,
      3,
      "contestantId",
      "ROU1 is in line 2 already.",
    ],
    ["an unknown code", "code,username\nXXX9,x", 2, "code", "There is no contestant XXX9 in this edition."],
    ["a withdrawn contestant", "code,username\nMDV1,x", 2, "code", "The team of MDV1 is withdrawn."],
    ["an unknown id", "contestantId,username\nnobody,x", 2, "contestantId", /no contestant with this id/],
    [
      "a key that contradicts the other",
      `code,contestantId\nBGR1,${third}`,
      2,
      "contestantId",
      "This is not the id of BGR1.",
    ],
    ["a row without a key", "code,username\n,x", 2, "code", "This line has neither a code nor a contestant’s id."],
  ])("refuses %s", (_, file, line, column, message) => {
    const text = typeof message === "string" ? message : expect.stringMatching(message);
    expect(errorsOf(file)).toEqual([{ line, column, message: text }]);
  });

  it("warns of a name that is not the contestant's", () => {
    const file = "Code,Full name,User name\nBGR1,Somebody Else,x\nBGR2,ИВАНОВА Ана,y\nROU1,Ána Ivanova,z\n";
    expect(plan(file).warnings).toEqual([
      { line: 2, column: "", message: "The file says Somebody Else; BGR1 is Ana Ivanova." },
    ]);
  });

  it("warns of passwords and user names that are errors or changed numbers of a spreadsheet", () => {
    const number = "looks like a number that a spreadsheet has made of something else";
    const cases = {
      "#N/A": "is an error of a spreadsheet",
      "#REF!": "is an error of a spreadsheet",
      "#NAME?": "is an error of a spreadsheet",
      "-": "seems to stand for none",
      "n/a": "seems to stand for none",
      '"=""0012345"""': "is a formula",
      "1E+10": number,
      "12345678.0": number,
      "45659": number,
    };
    for (const [password, problem] of Object.entries(cases))
      expect(plan(`code,password\nROU1,${password}\n`).warnings).toEqual([
        { line: 2, column: "password", message: `ROU1’s password ${problem}.` },
      ]);
    for (const password of ["#secret", "1234567", "x-y", "a=b", "12.5"])
      expect(plan(`code,password\nROU1,${password}\n`).warnings).toEqual([]);
    expect(plan("code,username\nROU1,45659\nBGR1,#N/A\n").warnings).toMatchObject([{ line: 3 }]);
  });

  it("warns of one password for several", () => {
    expect(plan("code,password\nROU1,same\nBGR1,other\nBGR2,same\n").warnings).toEqual([
      { line: 2, column: "password", message: "ROU1, BGR2 have the same password." },
    ]);
  });

  it("warns of seats that a spreadsheet has ruined, also without rooms, and leaves out those that mean none", () => {
    for (const seat of ["45659", "2月1日", "01.02", "1.00E+05", "#REF!"])
      expect(plan(`code,day1SeatingPlace\nROU1,${seat}\n`).warnings).toHaveLength(1);
    for (const seat of ["7", "101", "A-1.2", "1.5"])
      expect(plan(`code,day1SeatingPlace\nROU1,${seat}\n`).warnings).toEqual([]);
    expect(plan("code,day1SeatingPlace\nROU1,-\nBGR1,n/a\n").counts.skipped).toBe(2);
    for (const word of ["none", "N.A.", "NA", "TBA", "tbd", "?", "няма"])
      expect(plan(`code,day1SeatingPlace\nROU1,${word}\n`).counts.skipped).toBe(1);
    expect(plan("code,username\nROU1,none\n").warnings).toMatchObject([{ line: 2 }]);
  });

  it("reports all errors, by line", () => {
    const file = `code,username,day1SeatingPlace\nXXX1,q,\nROU1,ana,A-1\nBGR2,${"x".repeat(65)},A-1\n`;
    expect(errorsOf(file)).toMatchObject([{ line: 2 }, { line: 3 }, { line: 3 }, { line: 4 }, { line: 4 }]);
  });
});
