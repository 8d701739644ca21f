import { describe, expect, it } from "vitest";
import { type CheckedTeam, contestantKey, findWarnings } from "@/lib/team/warnings";

const limits = { juniorsBornOnOrAfter: "2010-01-01", seniorsBornOnOrAfter: null };

let id = 0;
const contestant = (fullName: string, dateOfBirth = "2010-05-24") => ({ id: String(id++), fullName, dateOfBirth });
const team = (name: string, contestants: CheckedTeam["contestants"], group: CheckedTeam["group"] = "Junior") => ({
  ...{ id: String(id++), countryName: "Bulgaria", name, group },
  contestants,
});
const found = (...teams: CheckedTeam[]) =>
  findWarnings(teams, limits).map(({ kind, name, teams: of }) => [kind, name, of.map((one) => one.name)]);

describe("a warning is listed", () => {
  it("for a contestant born before the limit of their group", () => {
    const [first, second] = [contestant("On the day", "2010-01-01"), contestant("A day before", "2009-12-31")];
    expect(found(team("Maples", [first, second]))).toEqual([["Too old", "A day before", ["Maples"]]]);
    expect(found(team("Maples", [second], "Senior"))).toEqual([]);
  });

  it("for team names that differ only in accents, case, punctuation or spaces", () => {
    expect(found(team("Élan 1", []), team("elan-1", []), team("Elan 2", []))).toEqual([
      ["Same team name", "Élan 1", ["Élan 1", "elan-1"]],
    ]);
  });

  it("for a contestant with the same name and date of birth in two teams, or twice in one", () => {
    const twin = () => contestant("Conor O’Brien");
    expect(found(team("Oaks", [twin()]), team("Elms", [contestant("conor obrien")]))).toEqual([
      ["Same contestant", "Conor O’Brien", ["Oaks", "Elms"]],
    ]);
    expect(found(team("Oaks", [twin(), twin()]))).toEqual([["Same contestant", "Conor O’Brien", ["Oaks"]]]);
    expect(contestantKey(twin())).not.toBe(contestantKey(contestant("Conor O’Brien", "2010-05-25")));
  });
});
