import { describe, expect, test } from "vitest";
import { createGuideWithTeams } from "@/e2e/support/guide-with-teams";
import { type Part, readPage } from "@/e2e/support/html";
import { call, logIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, teamPayload } from "@/e2e/support/payloads";
import { baseUrl } from "@/e2e/support/site";

const whileOpen = "2025-03-20T21:58:59Z";
const atEnd = "2025-03-20T21:59:00Z";
const lastEditMoment = "2025-03-21T21:58:59Z";
const afterEdits = "2025-03-21T21:59:00Z";
const mayEdit = "You may edit people's names for another day";
const registratorActions = {
  "Add Team": "/addTeam",
  "List and Edit Teams": "/listTeams",
  "Add Guest": "/addGuest",
  "List and Edit Guests": "/listGuests",
};
const actions = { ...registratorActions, "Control Panel": "/controlPanel", "View my teams": "/guideHome" };

const home = async (options: Parameters<typeof readPage>[1] = {}) => (await readPage("/", options)).main;
const actionsOf = ({ links }: Part) =>
  Object.fromEntries(Object.entries(links).filter(([name]) => Object.keys(actions).includes(name)));

describe("the home page of a visitor", () => {
  test("has the name, dates, documents and venue, but no actions", async () => {
    const { headings, main } = await readPage("/");
    expect(headings[0]).toBe("XIII International Autumn Tournament in Informatics");
    expect(main.text).toMatch(/9\s*–\s*13 April 2025/);
    for (const name of ["Invitation letter", "Competition materials"])
      expect((await fetch(baseUrl + main.links[name])).status).toBe(200);
    const venue = main.after("The venue");
    expect(venue.all("figure")).toHaveLength(4);
    expect(venue.links["Open in maps"]).toMatch(/^https:/);
    expect(actionsOf(main)).toEqual({});
  });

  test("counts down, links the participating countries to their teams, and thanks the sponsors, gold first", async () => {
    const main = await home({ at: "2025-03-01T09:00:00Z" });
    expect(main.text).toContain("39 days to go");
    expect(main.text).toMatch(/\b\d+ countries\b/);
    expect(main.links.Romania).toBe("/teams?country=RO");
    const thanks = main.after("With thanks to");
    expect(thanks.values("img", "alt")[0]).toBe("Yavor Cloud");
    expect(thanks.links["All sponsors"]).toBe("/sponsors");
  });
});

describe("the home page of a registrator", () => {
  test("has actions for teams and guests while registration is open", async () => {
    const { token } = await signedIn("TeamRegistrator", "BG");
    const main = await home({ token, at: whileOpen });
    expect(actionsOf(main)).toEqual(registratorActions);
    expect(main.text).not.toContain("Registration time is over!");
  });

  test.each([
    ["from the end of registration", atEnd],
    ["until a day later", lastEditMoment],
  ])("%s says that registration has ended; names and guests can be edited", async (_, at) => {
    const { token } = await signedIn("TeamRegistrator", "BG");
    const main = await home({ token, at });
    expect(main.text).toContain("Registration time is over!");
    expect(Object.entries(main.links).find(([name]) => name.includes(mayEdit))?.[1]).toBe("/listTeams");
    expect(actionsOf(main)).toEqual({ "Add Guest": "/addGuest", "List and Edit Guests": "/listGuests" });
  });

  test("a day after the end of registration offers no changes", async () => {
    const { token } = await signedIn("TeamRegistrator", "BG");
    const main = await home({ token, at: afterEdits });
    expect(main.text).toContain("Registration time is over!");
    expect(main.text).not.toContain(mayEdit);
    expect(actionsOf(main)).toEqual({});
    expect(main.links).toMatchObject({ "your teams": "/listTeams", "your guests": "/listGuests" });
  });

  test("lists the country's own teams, what is missing and the days left", async () => {
    const [own, foreign] = [uniqueName("Own"), uniqueName("Foreign")];
    const other = await signedIn("TeamRegistrator", "GY");
    await call("POST /api/Team", { token: other.token, body: teamPayload({ name: foreign }) });
    const { token } = await signedIn("TeamRegistrator", "PY");
    const contestants = [contestantModel("Ana Primera"), contestantModel("Luz Segunda")];
    const { body: team } = await call("POST /api/Team", { token, body: teamPayload({ name: own, contestants }) });
    const { html, main } = await readPage("/", { token, at: "2025-03-01T09:00:00Z" });
    expect(main.links[own]).toBe(`/editTeam?team=${team.id}`);
    const { text } = main.after(own);
    for (const name of ["Ana Primera", "Luz Segunda"]) expect(text).toContain(name);
    expect(text).toContain("Luz Segunda: picture of Luz Segunda, native name of Luz Segunda");
    expect(main.text).toContain("19 days left");
    expect(html).not.toContain(foreign);
  });

  test("without a team says that there is none", async () => {
    const { token } = await signedIn("TeamRegistrator", "AQ");
    expect((await home({ token })).text).toContain("Your country has no team yet.");
  });
});

describe("the home page of a guide", () => {
  test("lists the next three arrivals of the guide's teams with the leaders' phones", async () => {
    const [morning, afternoon, evening] = [uniqueName("Morning"), uniqueName("Afternoon"), uniqueName("Evening")];
    const [night, late] = [uniqueName("Night"), uniqueName("Late")];
    const foreign = uniqueName("Foreign");
    await createGuideWithTeams([{ name: foreign, timeOfArrival: "2025-04-09T13:00" }]);
    const account = await createGuideWithTeams([
      { name: late, timeOfArrival: "2025-04-09T23:00" },
      { name: evening, timeOfArrival: "2025-04-09T19:00" },
      { name: night, timeOfArrival: "2025-04-09T21:00" },
      { name: morning, timeOfArrival: "2025-04-09T08:00" },
      { name: afternoon, timeOfArrival: "2025-04-09T15:30" },
    ]);
    const { html, main } = await readPage("/", { token: await logIn(account), at: "2025-04-09T09:00:00Z" });
    const [first, second, third] = main.after("Next arrivals").all("li");
    expect(first?.text).toContain(afternoon);
    expect(second?.text).toContain(evening);
    expect(third?.text).toContain(night);
    expect(first?.text).toContain("9 Apr, 15:30");
    expect(first?.text).toContain("In 3 hours");
    const calls = first?.all('a[href="tel:+35954000000"]').map((a) => `${a.attribute("aria-label")} ${a.text}`);
    expect(calls).toEqual([expect.stringContaining("Call Maria Petrova")]);
    for (const name of [foreign, morning, late]) expect(html).not.toContain(name);
  });

  test("without a team to meet says why", async () => {
    const { token } = await signedIn("Guide");
    const main = await home({ token });
    expect(main.text).toContain("No teams are assigned to you yet.");
    expect(actionsOf(main)).toEqual({ "View my teams": "/guideHome" });
    const early = await createGuideWithTeams([{ name: uniqueName("Early"), timeOfArrival: "2025-04-08T08:00" }]);
    const later = await home({ token: await logIn(early), at: "2025-04-09T09:00:00Z" });
    expect(later.text).toContain("All your teams have arrived.");
  });
});

test("the home page of an administrator has a button to the control panel", async () => {
  const { token } = await signedIn("Administrator");
  const main = await home({ token });
  expect(actionsOf(main)).toEqual({ "Control Panel": "/controlPanel" });
});
