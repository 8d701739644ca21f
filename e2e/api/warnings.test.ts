import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, teamPayload } from "@/e2e/support/payloads";
import { countryByCode } from "@/e2e/support/site";

interface Warning {
  kind: string;
  recordIds: string[];
  details: string;
  name: string;
}

let token: string;
let countryId: string;
beforeAll(async () => {
  ({ token } = await signedIn("Administrator"));
  ({ id: countryId } = await countryByCode("TJ"));
});

const list = async (): Promise<{ warnings: Warning[]; acknowledged: (Warning & { id: string })[] }> =>
  (await call("GET /api/Warning", { token })).body;

/** Registers two contestants with the same name. Returns their team and the warning about them. */
async function registerTwins(fullName: string) {
  const contestants = [contestantModel(fullName), contestantModel(fullName)];
  const body = teamPayload({ name: `Team of ${fullName}`, countryId, contestants });
  const { status, body: team } = await call("POST /api/Team", { token, body });
  expect(status).toBe(201);
  const warning = (await list()).warnings.find(({ name }) => name === fullName);
  expect(warning).toMatchObject({ kind: "sameContestant" });
  const { kind, recordIds, details } = warning as Warning;
  return { team, warning: { kind, recordIds, details } };
}

const acknowledge = (body: object) => call("POST /api/Warning/acknowledged", { token, body });
const namesOf = (warnings: readonly Warning[]) => warnings.map(({ name }) => name);

describe("a warning that was marked as checked", () => {
  it("is neither listed nor in the country's reminder until it is shown again", async () => {
    const { warning } = await registerTwins("Aybek Twin");
    const missing = async () => {
      const { body } = await call("GET /api/Reminder", { token });
      return body.find((reminder: { countryId: string }) => reminder.countryId === countryId).text;
    };
    expect(await missing()).toContain("Same contestant. ");
    const { status, body } = await acknowledge({ ...warning, note: " Twins " });
    expect([status, body]).toMatchObject([200, { ...warning, name: "Aybek Twin", note: "Twins" }]);
    expect(await missing()).not.toContain("Same contestant. ");
    const { warnings, acknowledged } = await list();
    expect(namesOf(warnings)).not.toContain("Aybek Twin");
    expect(acknowledged).toContainEqual(body);
    expect((await acknowledge(warning)).body).toEqual(body);

    expect((await call(`DELETE /api/Warning/acknowledged/${body.id}`, { token })).status).toBe(200);
    expect(namesOf((await list()).warnings)).toContain("Aybek Twin");
    expect((await call(`DELETE /api/Warning/acknowledged/${body.id}`, { token })).status).toBe(404);
  });

  it("is listed again when it says something else", async () => {
    const { team, warning } = await registerTwins("Cholpon Twin");
    expect((await acknowledge(warning)).status).toBe(200);
    const body = { ...contestantModel("Twin Cholpon"), teamId: team.id };
    expect((await call("POST /api/Contestant/toTeam", { token, body })).status).toBe(201);
    const { warnings, acknowledged } = await list();
    expect(namesOf(warnings)).toContain("Cholpon Twin");
    expect(namesOf(acknowledged)).not.toContain("Cholpon Twin");
    expect((await acknowledge(warning)).status).toBe(404);
  });

  it("is forgotten when somebody whom it names is erased", async () => {
    const { team, warning } = await registerTwins("Daniyar Twin");
    const { body } = await acknowledge({ ...warning, note: "Daniyar has a twin." });
    const [{ personId }] = team.contestants;
    expect((await call(`DELETE /api/PersonalData/people/${personId}`, { token })).status).toBe(200);
    expect((await call(`DELETE /api/Warning/acknowledged/${body.id}`, { token })).status).toBe(404);
  });

  it.each([
    [{ kind: "sameContestant", recordIds: [], details: "x" }, "recordIds"],
    [{ kind: "sameContestant", recordIds: ["x"], details: "x" }, "recordIds.0"],
    [{ kind: "x".repeat(60), recordIds: [crypto.randomUUID()], details: "x" }, "kind"],
    [{ kind: "tooOld", recordIds: [crypto.randomUUID()], details: "x", note: "x".repeat(201) }, "note"],
  ])("is refused if the request is not as the warning was listed: %j", async (body, field) => {
    const { status, body: problem } = await acknowledge(body);
    expect([status, Object.keys(problem.errors)]).toEqual([422, [field]]);
  });
});
