import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, teamPayload, travel } from "@/e2e/support/payloads";

/** The tokens of the team's registrator, of another country's, and of an administrator. */
const tokens = { own: "", other: "", administrator: "" };
const teamName = uniqueName("Élan");
const fullName = uniqueName("Conor O’Brien");
const bornOn = "2008-05-24";
let team: {
  id: string;
  countryId: string;
  leader: { id: string; personId: string; person: { fullName: string } };
  contestants: { id: string }[];
};

beforeAll(async () => {
  tokens.own = (await signedIn("TeamRegistrator", "BJ")).token;
  tokens.other = (await signedIn("TeamRegistrator", "TD")).token;
  tokens.administrator = (await signedIn("Administrator")).token;
  const body = teamPayload({ name: teamName, contestants: [contestantModel(fullName)] });
  ({ body: team } = await call("POST /api/Team", { token: tokens.own, body }));
});

async function warningsFor(body: object, reader: keyof typeof tokens = "own"): Promise<string[]> {
  const response = await call("POST /api/Team/duplicates", { token: tokens[reader], body });
  expect(response.status).toBe(200);
  return response.body.warnings;
}

describe("a duplicate is reported", () => {
  it("for a team's name that any country has registered, whatever its accents, case and spaces", async () => {
    const sentence = `A team named “${teamName}” is already registered by Benin.`;
    expect(await warningsFor({ name: ` ${teamName.replace("É", "e").toUpperCase()}` })).toEqual([sentence]);
    expect(await warningsFor({ name: teamName }, "other")).toEqual([sentence]);
    expect(await warningsFor({ name: uniqueName("Free") })).toEqual([]);
  });

  it("for a contestant of the same country with the same name and date of birth", async () => {
    const typed = { contestants: [{ fullName: fullName.replace("’", "").toLowerCase(), dateOfBirth: bornOn }] };
    const sentence = `${fullName}, born on 24 May 2008, is already in the team “${teamName}” of Benin.`;
    expect(await warningsFor(typed)).toEqual([sentence]);
    expect(await warningsFor(typed, "administrator")).toEqual([sentence]);
    expect(await warningsFor({ contestants: [{ fullName, dateOfBirth: "2008-05-25" }] })).toEqual([]);
    // Otherwise a registrator could guess the dates of birth of another country's contestants.
    expect(await warningsFor(typed, "other")).toEqual([]);
  });

  it("for a contestant with a further name, and names in another order", async () => {
    const lastName = fullName.split(" ").at(-1);
    const typed = { contestants: [{ fullName: `${lastName} Conor Maria O’Brien`, dateOfBirth: bornOn }] };
    const sentence = `${fullName}, born on 24 May 2008, is already in the team “${teamName}” of Benin.`;
    expect(await warningsFor(typed)).toEqual([sentence]);
  });

  it("for a leader, a guest or a contestant of the country who is entered again in whatever role", async () => {
    const guest = { fullName: uniqueName("Guest Vera"), tShirtSize: "M", ...travel };
    const { body: stored } = await call("POST /api/Person", { token: tokens.own, body: guest });
    const leaderName = team.leader.person.fullName;
    const people = [
      { fullName: guest.fullName.split(" ").reverse().join(" ") },
      { fullName: leaderName },
      { fullName },
      { fullName: uniqueName("Somebody Else") },
    ];
    const { body } = await call("POST /api/Team/duplicates", { token: tokens.own, body: { people } });
    expect(body.people).toMatchObject([
      { typed: 0, personId: stored.id, leaderId: null, description: "guest", canLead: true, isGuest: true },
      { typed: 1, personId: team.leader.personId, description: `leader of ${teamName}`, canLead: false },
      { typed: 2, leaderId: null, description: `contestant of ${teamName}`, canLead: false },
    ]);
    expect(body.warnings).toContain(`${guest.fullName} is already registered (guest).`);
    const sameGuest = { people: [{ id: stored.id, fullName: guest.fullName }] };
    expect(await warningsFor(sameGuest)).toEqual([]);
    const abroad = { people: [{ fullName: guest.fullName }], countryId: team.countryId };
    expect(await warningsFor(abroad, "other")).toEqual([]);
    expect(await warningsFor(abroad, "administrator")).toHaveLength(1);
  });

  it("for a contestant entered twice", async () => {
    const twin = { fullName: uniqueName("Twin"), dateOfBirth: bornOn };
    expect(await warningsFor({ contestants: [twin, twin] })).toEqual([
      `${twin.fullName}, born on 24 May 2008, is entered twice.`,
    ]);
  });

  it("only for other records than the one that is edited", async () => {
    const [contestant] = team.contestants;
    const sameTeam = {
      teamId: team.id,
      name: teamName,
      contestants: [{ id: contestant?.id, fullName, dateOfBirth: bornOn }],
    };
    expect(await warningsFor(sameTeam)).toEqual([]);
  });
});

it("a duplicate is accepted by the endpoints that store it", async () => {
  const contestants = [contestantModel(fullName), contestantModel(fullName)];
  const body = teamPayload({ name: teamName, contestants });
  expect((await call("POST /api/Team", { token: tokens.own, body })).status).toBe(201);
});
