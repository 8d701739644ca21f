import { describe, expect, it } from "vitest";
import { planImport, toPreview } from "@/lib/credentials/plan-import";
import { type Credentials, readCredentials } from "@/lib/credentials/read-credentials";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

const nothing: Credentials = { username: null, password: null, day1SeatingPlace: null, day2SeatingPlace: null };
const ids = ["a", "b", "c"].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const teamId = "00000000-0000-4000-8000-000000000000";
const [first = "", second = "", third = ""] = ids;
const online = "dddddddd-0000-4000-8000-000000000000";
const withdrawn = "eeeeeeee-0000-4000-8000-000000000000";
const takesPart = { teamId, fullName: "Ana Ivanova", isOnline: false, isWithdrawn: false };
const stored = [
  {
    ...takesPart,
    id: first,
    code: "BGR1",
    credentials: { ...nothing, username: "ana", day1SeatingPlace: "A-1" },
  },
  {
    ...takesPart,
    id: second,
    code: "BGR2",
    credentials: { ...nothing, username: "eva", password: "pw", day1SeatingPlace: "A-2" },
  },
  { ...takesPart, id: third, code: "ROU1", credentials: nothing },
  { ...takesPart, id: online, code: "MNG1", isOnline: true, credentials: nothing },
  { ...takesPart, id: withdrawn, code: "MDV1", isWithdrawn: true, credentials: { ...nothing, username: "ali" } },
];

function plan(file: string) {
  const errors = new FileErrors();
  return planImport(readCredentials(Buffer.from(file), errors), stored, errors);
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
    expect(plan(file).changes.map(({ id }) => id)).toEqual(ids);
  });

  it("lets two contestants swap usernames and seats", () => {
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
    expect(plan("code,username,day1SeatingPlace\nBGR1,ANA,a-2\n").counts.updated).toBe(1);
  });

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
      "a username that another contestant keeps",
      "code,username\nROU1,ana",
      2,
      "username",
      "The user name “ana” is BGR1’s already.",
    ],
    [
      "a username that a withdrawn contestant keeps",
      "code,username\nROU1,ali",
      2,
      "username",
      "The user name “ali” is MDV1’s already.",
    ],
    ["a username twice", "code,username\nROU1,x\nBGR1,x", 3, "username", "The user name “x” is in line 2 already."],
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

  it("reports all errors, by line", () => {
    const file = `code,username,day1SeatingPlace\nXXX1,q,\nROU1,ana,A-1\nBGR2,${"x".repeat(65)},A-1\n`;
    expect(errorsOf(file)).toMatchObject([{ line: 2 }, { line: 3 }, { line: 3 }, { line: 4 }, { line: 4 }]);
  });
});
