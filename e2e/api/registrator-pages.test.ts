import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createGuest } from "@/e2e/support/create-guest";
import { readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, teamPayload } from "@/e2e/support/payloads";

const whileOpen = "2025-03-01T09:00:00Z";
const editDay = "2025-03-21T12:00:00Z";
const afterEdits = "2025-03-25T12:00:00Z";

/** The main part of a page: its text, the names of the teams, the links by their texts, and the texts of the buttons. */
async function openPage(path: string, { token }: SignedIn, at = whileOpen) {
  const { status, main } = await readPage(path, { token, at });
  expect(status).toBe(200);
  const { text, links, texts } = main;
  const headings = texts("th");
  return {
    text,
    teams: texts("h3"),
    // Without the column headings that sort a table.
    buttons: texts("button").filter((button) => !headings.includes(button)),
    links,
  };
}

async function registerTeam({ token }: SignedIn, changes: Record<string, unknown>): Promise<string> {
  const { status, body } = await call("POST /api/Team", { token, body: teamPayload(changes) });
  expect(status).toBe(201);
  return body.id;
}

describe("the list of teams", () => {
  it("has only the registrator's own teams, in order, each with an edit link", async () => {
    await registerTeam(await signedIn("TeamRegistrator", "HT"), { name: "Somebody Else's" });
    const registrator = await signedIn("TeamRegistrator", "SR");
    for (const name of ["beta", "Alpha"]) await registerTeam(registrator, { name });
    const id = await registerTeam(registrator, { name: "Young", contestants: [contestantModel("A Kid", "Junior")] });
    const { teams, links } = await openPage("/listTeams", registrator);
    expect(teams).toEqual(["Young", "Alpha", "beta"]);
    expect(links).toMatchObject({ "EDIT Young": `/editTeam?team=${id}` });
    expect(Object.keys(links).filter((name) => name.startsWith("EDIT"))).toHaveLength(3);
  });

  it("links to the form if it is empty", async () => {
    const { text, links } = await openPage("/listTeams", await signedIn("TeamRegistrator", "BV"));
    expect(text).toContain("Your country has no team yet.");
    expect(links).toMatchObject({ "Add Team": "/addTeam" });
  });

  it.each([
    [whileOpen, "Registration ends in 19 days, on 20 March 2025, 23:59 (Shumen time).", "EDIT", true],
    [
      editDay,
      "Registration time is over! Details can be edited until 21 March 2025, 23:59 (Shumen time).",
      "EDIT",
      false,
    ],
    [
      afterEdits,
      "The edit period ended on 21 March 2025, 23:59 (Shumen time). The teams can no longer be changed.",
      "VIEW",
      false,
    ],
  ])("shows at %s what can be done until when", async (at, notice, link, mayAdd) => {
    const registrator = await signedIn("TeamRegistrator", "GF");
    const name = uniqueName("Stateful");
    const id = await registerTeam(registrator, { name });
    const { text, links } = await openPage("/listTeams", registrator, at);
    expect(text).toContain(notice);
    expect(links).toMatchObject({ [`${link} ${name}`]: `/editTeam?team=${id}` });
    expect(Object.keys(links).filter((label) => /^(EDIT|VIEW)/.test(label) && !label.startsWith(link))).toEqual([]);
    expect("Add Team" in links).toBe(mayAdd);
  });
});

it("the page that edits a team does not exist for another country's team, as for an unknown one", async () => {
  const id = await registerTeam(await signedIn("TeamRegistrator", "CU"), {});
  const { token } = await signedIn("TeamRegistrator", "CR");
  for (const team of [id, randomUUID(), "nonsense"])
    expect((await call(`GET /editTeam?team=${team}`, { cookies: { session: token } })).status).toBe(404);
});

it("after the end of registration the form of a new team is replaced by the date", async () => {
  const registrator = await signedIn("TeamRegistrator", "PE");
  expect((await openPage("/addTeam", registrator)).buttons).toContain("Register team");
  const { text, buttons } = await openPage("/addTeam", registrator, editDay);
  expect(text).toContain("Registration time is over! Registration ended on 20 March 2025, 23:59");
  expect(buttons).toEqual([]);
});

describe("guests", () => {
  const actions = ["Edit Still Here", "Delete Still Here", "Add Guest"];

  it("have an empty list with a link to the form at first", async () => {
    const { text, links } = await openPage("/listGuests", await signedIn("TeamRegistrator", "BV"));
    expect(text).toMatch(/^Guests.*No guests yet/);
    expect(links).toMatchObject({ "Add Guest": "/addGuest" });
  });

  it("can be added, edited and deleted on the edit day", async () => {
    const registrator = await signedIn("TeamRegistrator", "TV");
    const { id } = await createGuest(registrator.token, { fullName: "Still Here" });
    const { links, buttons } = await openPage("/listGuests", registrator, editDay);
    expect([...Object.keys(links), ...buttons].sort()).toEqual([...actions].sort());
    expect((await openPage("/addGuest", registrator, editDay)).buttons).toContain("Register Guest");
    expect((await openPage(`/addGuest?guest=${id}`, registrator, editDay)).buttons).toContain("Edit Guest");
  });

  it("are read-only after the edit day, and the pages say when it ended", async () => {
    const registrator = await signedIn("TeamRegistrator", "NR");
    const { id } = await createGuest(registrator.token, { fullName: "Still Here" });
    const notice = "Registration time is over! The edit period ended on 21 March 2025, 23:59";
    const list = await openPage("/listGuests", registrator, afterEdits);
    expect(list.text).toContain("Still Here");
    expect(list.text).toContain(notice);
    expect([list.links, list.buttons]).toEqual([{}, []]);
    for (const path of ["/addGuest", `/addGuest?guest=${id}`]) {
      const { text, buttons } = await openPage(path, registrator, afterEdits);
      expect(text).toContain(notice);
      expect(buttons).toEqual([]);
    }
  });

  it("of another country are neither listed nor editable", async () => {
    const other = await signedIn("TeamRegistrator", "NZ");
    const { id } = await createGuest(other.token, { fullName: "Not Yours" });
    const registrator = await signedIn("TeamRegistrator", "KI");
    expect((await openPage("/listGuests", other)).text).toContain("Not Yours");
    expect((await openPage("/listGuests", registrator)).text).not.toContain("Not Yours");
    const edit = await call(`GET /addGuest?guest=${id}`, { cookies: { session: registrator.token } });
    expect(edit.status).toBe(404);
    expect(edit.body).not.toContain("Not Yours");
  });
});
