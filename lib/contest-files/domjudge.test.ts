import { expect, it } from "vitest";
import { domjudgeFiles } from "@/lib/contest-files/domjudge";
import type { Entrant } from "@/lib/contest-files/entrants";

const kosovo = { name: "Kosovo", alpha2: "XK", alpha3: "XKX" };
const longName = "Saint Helena, Ascension and Tristan da Cunha";
const entrants: Entrant[] = [
  {
    code: "SHN1",
    fullName: "Zoë O’Brien",
    group: "Senior",
    isOfficial: true,
    country: { name: longName, alpha2: "SH", alpha3: "SHN" },
    username: "007",
    password: '"quoted"',
    seat: "A-1",
    pictureHash: null,
  },
  {
    code: "XKX1",
    fullName: "Агим",
    group: "Junior",
    isOfficial: true,
    country: kosovo,
    username: "agim",
    password: "k7mq2xnh4c",
    seat: null,
    pictureHash: null,
  },
];

const files = new Map(domjudgeFiles(entrants).map(({ name, content }) => [name, String(content)]));
const json = (name: string): unknown => JSON.parse(files.get(name) ?? "");

it("names the scoreboard of each group", () => {
  expect(files.get("README.txt")).toContain(`
    Senior                ?sortorder=1
    Junior, unofficial    ?sortorder=2
    Senior, unofficial    ?sortorder=3
`);
});

it("has one group for juniors and one for seniors, ranked apart", () => {
  expect(json("groups.json")).toEqual([
    { id: "junior", name: "Junior", sortorder: 0 },
    { id: "senior", name: "Senior", sortorder: 1 },
  ]);
});

it("has countries as organizations, with short names and ISO codes only", () => {
  expect(json("organizations.json")).toEqual([
    { id: "SHN", name: longName.slice(0, 32), formal_name: longName, country: "SHN" },
    { id: "XKX", name: "Kosovo", formal_name: "Kosovo" },
  ]);
});

it("has a team and an account for each contestant", () => {
  expect(json("teams.json")).toEqual([
    {
      id: "SHN1",
      label: "SHN1",
      name: "Zoë O’Brien (SHN1)",
      display_name: "Zoë O’Brien",
      group_ids: ["senior"],
      organization_id: "SHN",
      location: { description: "A-1" },
    },
    {
      id: "XKX1",
      label: "XKX1",
      name: "Агим (XKX1)",
      display_name: "Агим",
      group_ids: ["junior"],
      organization_id: "XKX",
    },
  ]);
  expect(json("accounts.json")).toEqual([
    { id: "SHN1", username: "007", password: '"quoted"', type: "team", team_id: "SHN1", name: "Zoë O’Brien" },
    { id: "XKX1", username: "agim", password: "k7mq2xnh4c", type: "team", team_id: "XKX1", name: "Агим" },
  ]);
});

it("has unofficial contestants in a group of their own, ranked apart from the official ones", () => {
  const files = domjudgeFiles(entrants.map((entrant) => ({ ...entrant, isOfficial: entrant.group === "Junior" })));
  const read = (name: string): unknown => JSON.parse(String(files.find((file) => file.name === name)?.content));
  expect(read("groups.json")).toEqual([
    { id: "junior", name: "Junior", sortorder: 0 },
    { id: "senior", name: "Senior", sortorder: 1 },
    { id: "senior-unofficial", name: "Senior, unofficial", sortorder: 3 },
  ]);
  expect(read("teams.json")).toMatchObject([{ group_ids: ["senior-unofficial"] }, { group_ids: ["junior"] }]);
});
