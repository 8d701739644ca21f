import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cmsTexts, rankingKey } from "@/lib/contest-files/cms";
import type { Entrant, JuryUser } from "@/lib/contest-files/entrants";

const entrant = (changes: Partial<Entrant>): Entrant => ({
  code: "BGR1",
  fullName: "Ivan Ivanov",
  group: "Junior",
  isOfficial: true,
  country: { name: "Bulgaria", alpha2: "BG", alpha3: "BGR" },
  username: "BGR1",
  password: "k7mq2xnh4c",
  seat: null,
  pictureHash: null,
  ...changes,
});

// Stand-ins for CMS's commands. They record their arguments and fail, as CMS does for a user who exists already.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cms-"));
  for (const command of ["cmsAddTeam", "cmsAddUser", "cmsAddParticipation"]) {
    const record = `#!/bin/sh\n{ printf '%s\\0' ${command} "$@"; printf '\\n'; } >>"${folder}/calls"\nexit 1\n`;
    writeFileSync(join(folder, command), record, { mode: 0o755 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

interface ScriptOptions {
  /** The arguments of the script: the number of the contest, and the name of a group in CMS. */
  args?: string[];
  jury?: JuryUser[];
}

/** The commands that the script of a group runs, with their arguments. */
function calls(group: string, entrants: Entrant[], { args = [], jury = [] }: ScriptOptions = {}): string[][] {
  const file = cmsTexts(entrants, jury).find(({ name }) => name === `${group}/contestants.sh`) ?? expect.fail();
  writeFileSync(join(folder, "contestants.sh"), file.content);
  writeFileSync(join(folder, "calls"), "");
  execFileSync("sh", [join(folder, "contestants.sh"), ...args], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    stdio: "pipe",
  });
  const lines = readFileSync(join(folder, "calls"), "utf8").split("\0\n");
  return lines.slice(0, -1).map((line) => line.split("\0"));
}

it("adds teams, users and participations to the contest, and runs nothing else", () => {
  const romania = { name: "Romania", alpha2: "RO", alpha3: "ROU" };
  const entrants = [entrant({}), entrant({ code: "ROU1", username: "ana", country: romania, group: "Senior" })];
  expect(calls("junior", entrants, { args: ["3"] })).toEqual([
    ["cmsAddTeam", "--", "BGR", "Bulgaria"],
    ["cmsAddUser", "--plaintext-password=k7mq2xnh4c", "--", "", "Ivan Ivanov", "BGR1"],
    ["cmsAddParticipation", "--contest-id=3", "--team=BGR", "--plaintext-password=k7mq2xnh4c", "--", "BGR1"],
  ]);
  expect(calls("senior", entrants, { args: ["4", "the main group"] })).toEqual([
    ["cmsAddTeam", "--", "ROU", "Romania"],
    ["cmsAddUser", "--plaintext-password=k7mq2xnh4c", "--", "", "Ivan Ivanov", "ana"],
    [
      "cmsAddParticipation",
      "--contest-id=4",
      "--team=ROU",
      "--plaintext-password=k7mq2xnh4c",
      "--group=the main group",
      "--",
      "ana",
    ],
  ]);
});

it("adds the jury's test users, hidden and not bound to the contest's times", () => {
  const jury = [{ username: "jury1", password: "p" }];
  const [user, participation] = calls("junior", [entrant({})], { args: ["3"], jury }).slice(-2);
  expect(user).toEqual(["cmsAddUser", "--plaintext-password=p", "--", "", "Jury", "jury1"]);
  expect(participation?.slice(2)).toEqual(["--hidden", "--unrestricted", "--plaintext-password=p", "--", "jury1"]);
});

it("hides unofficial contestants from the ranking, and its README names them", () => {
  const entrants = [entrant({}), entrant({ code: "BGR2", username: "guest-2", isOfficial: false })];
  const commands = calls("junior", entrants, { args: ["3", "main"] });
  const participations = commands.filter(([name]) => name === "cmsAddParticipation");
  expect(participations.map((call) => [call.at(-1), call.includes("--hidden")])).toEqual([
    ["BGR1", false],
    ["guest-2", true],
  ]);
  const readme = (all: Entrant[]) => String(cmsTexts(all).find(({ name }) => name === "README.txt")?.content);
  expect(readme(entrants)).toContain("    junior: guest-2\n");
  expect(readme(entrants)).toContain('untick "Hidden"');
  expect(readme([entrant({})])).toContain("No contestant is unofficial.");
});

it("has no contest.yaml, whose import would detach the contest's tasks", () => {
  const names = cmsTexts([entrant({})]).map(({ name }) => name);
  expect(names).toEqual(["README.txt", "junior/contestants.sh", "senior/contestants.sh"]);
});

it("adds nobody without the number of a contest", () => {
  expect(() => calls("junior", [entrant({})])).toThrow("Usage: sh contestants.sh CONTEST_ID");
  expect(readFileSync(join(folder, "calls"), "utf8")).toBe("");
});

it.each(["007", "-p", "a b", "$HOME `id` $(id)", "it's", '"', "\\n", "*", "#", "%s", "Нина", "عبد الرحمن"])(
  "passes %j to CMS as it is",
  (text) => {
    const entrants = [entrant({ username: text, password: text, fullName: text })];
    const [, user, participation] = calls("junior", entrants, { args: ["3"] });
    expect(user?.slice(1)).toEqual([`--plaintext-password=${text}`, "--", "", text, text]);
    expect(participation?.slice(3)).toEqual([`--plaintext-password=${text}`, "--", text]);
  },
);

it.each([
  ["1_000", "1_5f000"],
  ["ana-maria", "ana_2dmaria"],
  ["BGR1", "BGR1"],
])("the ranking of CMS knows the user %s as %s", (username, key) => {
  expect(rankingKey(username)).toBe(key);
});
