import { expect, it } from "vitest";
import { sameContestants, samePeople } from "@/lib/team/duplicates";

const dateOfBirth = "2010-05-24";
const namesOf = (groups: readonly (readonly { fullName: string }[])[]) =>
  groups.map((group) => group.map(({ fullName }) => fullName));
const born = (...names: string[]) => names.map((fullName) => ({ fullName, dateOfBirth }));

it.each<[string, string[]]>([
  ["accents, case and punctuation", ["Conor O’Brien", "conor obrien"]],
  ["the order of the words", ["Ana Petrova", "Petrova Ana"]],
  ["a second given name", ["Ana Petrova", "Ana Maria Petrova"]],
  ["both", ["Petrova Ana Maria", "Ana Petrova"]],
  ["kinds of apostrophes", ["Shane O’Neill", "Shane O´Neill", "Shane Oʻneill", "Shane O׳Neill"]],
  ["kinds of hyphens and dots", ["Jean-Luc Gal·la", "Jean–Luc Galla", "Jean\u2011Luc Gaŀla"]],
  ["a hyphen or a space", ["Anna-Maria Petrova", "Annamaria Petrova", "Anna Maria Petrova"]],
])("contestants born on the same day may be the same if their names differ in %s", (_, names) => {
  expect(namesOf(sameContestants(born(...names)))).toEqual([names]);
});

it.each<[string, string[]]>([
  ["twins", ["Ana Petrova", "Maria Petrova"]],
  ["those with one word in common", ["Ana", "Ana Petrova"]],
  ["those who only have a third name in common", ["Ana Maria Petrova", "Ana Maria Ivanova"]],
])("%s are not the same", (_, names) => {
  expect(sameContestants(born(...names))).toEqual([]);
});

it("contestants born on other days are not the same", () => {
  expect(sameContestants([...born("Ana Petrova"), { fullName: "Ana Petrova", dateOfBirth: "2010-05-25" }])).toEqual([]);
});

it("people may be the same if their names have the same words and their country is the same", () => {
  const person = (fullName: string, country: string) => ({ fullName, country });
  const ana = [person("Ana Petrova", "BG"), person("PETROVA Ana", "BG")];
  const others = [person("Ana Petrova", "RO"), person("Ana Maria Petrova", "BG")];
  expect(samePeople([...ana, ...others], ({ country }) => country)).toEqual([ana]);
});

it("1,500 contestants with one birthday and many words are compared by keys, not by pairs", () => {
  let read = 0;
  const contestants = Array.from({ length: 1500 }, (_, i) => ({
    get fullName() {
      read++;
      return `Ana Maria da Silva dos Santos Costa ${i}`;
    },
    dateOfBirth,
  }));
  expect(sameContestants(contestants)).toEqual([]);
  expect(read).toBeLessThan(10 * contestants.length);
});
