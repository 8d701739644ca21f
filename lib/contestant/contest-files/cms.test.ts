import { expect, it } from "vitest";
import { parse } from "yaml";
import { cmsTexts } from "@/lib/contestant/contest-files/cms";
import type { Entrant } from "@/lib/contestant/contest-files/entrant";

const entrant = (changes: Partial<Entrant>): Entrant => ({
  code: "BGR1",
  fullName: "Ivan Ivanov",
  group: "Junior",
  country: { name: "Bulgaria", alpha2: "BG", alpha3: "BGR" },
  username: "BGR1",
  password: "k7mq2xnh4c",
  seat: null,
  pictureHash: null,
  ...changes,
});
const edition = { year: 2025, name: "Autumn Tournament 2025", timeZone: "Europe/Sofia" };

function contest(folder: string, entrants: Entrant[]): string {
  const file = cmsTexts(edition, entrants).find(({ name }) => name === `${folder}/contest.yaml`);
  return typeof file?.content === "string" ? file.content : expect.fail();
}

it("is a contest of juniors and one of seniors, each with its users and countries", () => {
  const romania = { name: "Romania", alpha2: "RO", alpha3: "ROU" };
  const entrants = [entrant({}), entrant({ code: "ROU1", username: "ana", country: romania, group: "Senior" })];
  expect(parse(contest("junior", entrants), { version: "1.1" })).toEqual({
    name: "2025-junior",
    description: "Autumn Tournament 2025 (Junior)",
    token_mode: "disabled",
    timezone: "Europe/Sofia",
    tasks: [],
    users: [{ username: "BGR1", password: "k7mq2xnh4c", first_name: "", last_name: "Ivan Ivanov", team: "BGR" }],
    teams: [{ code: "BGR", name: "Bulgaria" }],
  });
  expect(parse(contest("senior", entrants), { version: "1.1" })).toMatchObject({
    users: [{ username: "ana", team: "ROU" }],
    teams: [{ code: "ROU" }],
  });
});

it.each([
  "007",
  "1:30",
  "NO",
  "y",
  "null",
  "~",
  "1e3",
  "0x1F",
  "2025-04-09",
  "<<",
  "=",
  'say "no"\\n',
  "# not a comment",
  "Нина",
  "عبد الرحمن",
  `${"long ".repeat(60)}name`,
])("writes %j so that readers of YAML 1.1 see the text, on one line", (text) => {
  const yaml = contest("junior", [entrant({ username: text, password: text, fullName: text })]);
  expect(parse(yaml, { version: "1.1" }).users).toEqual([
    { username: text, password: text, first_name: "", last_name: text, team: "BGR" },
  ]);
  expect(yaml).toMatch(/^ {4}password: ".*"$/m);
  const other = contest("junior", [entrant({ username: text, password: "changed", fullName: text })]);
  const lines = other.split("\n");
  expect(yaml.split("\n").filter((line, i) => line !== lines[i])).toHaveLength(1);
});
