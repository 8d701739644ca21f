import type { BrowserContext, Locator, Page } from "@playwright/test";
import { signInAs } from "@/e2e/support/browser";
import { call, signedIn } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/payloads";

/** The page that edits a team: its parts, fields and buttons, found by their labels. */
export function editTeamPage(page: Page) {
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  const contestants = section("Contestants");
  return {
    basics: section("Team name and group"),
    leader: section("Leader"),
    deputy: section("Deputy leader"),
    arrival: section("Arrival information"),
    contestants,
    contestant: (n: number) => contestants.getByRole("group", { name: `Contestant ${n}`, exact: true }),
    dialog: page.getByRole("dialog"),
    hasDeputy: page.getByLabel("Does the team have deputy leader?"),
    addContestant: page.getByRole("button", { name: "Add contestant" }),
    change: (inside: Locator) => inside.getByRole("button", { name: "Change", exact: true }),
    startEdit: (inside: Locator) => inside.getByRole("button", { name: "Edit Personal Info" }),
    replaceWith: (inside: Locator) => inside.getByRole("button", { name: "Replace With" }),

    async fillPerson(inside: Locator, fullName: string) {
      await inside.getByLabel("Full name").fill(fullName);
      await inside.getByLabel("T-shirt size").selectOption("M");
    },

    async fillLeader(inside: Locator, fullName: string) {
      await this.fillPerson(inside, fullName);
      await inside.getByLabel("E-mail").fill("new.leader@team.example");
      await inside.getByLabel("Phone number").fill("+359 54 111 111");
    },

    async fillContestant(inside: Locator, fullName: string) {
      await this.fillPerson(inside, fullName);
      await inside.getByLabel("Operating system").selectOption({ index: 1 });
      await inside.getByLabel("Date of birth").fill("2009-01-02");
    },
  };
}

/** Registers a team through the API, signs in as its registrator and opens its page. */
export async function openOwnTeam(page: Page, context: BrowserContext, alpha2: string, changes = {}) {
  const account = await signedIn("TeamRegistrator", alpha2);
  const { body: team } = await call("POST /api/Team", { token: account.token, body: teamPayload(changes) });
  await signInAs(context, account);
  const open = () => page.goto(`/editTeam?team=${team.id}`);
  await open();
  return { account, team, open, ...editTeamPage(page) };
}

/** A team of the account's country, as the API returns it now. */
export async function storedTeam(account: { token: string; countryId: string | null }, id: string) {
  const { body } = await call(`GET /api/Team/country/${account.countryId}`, { token: account.token });
  return body.find((team: { id: string }) => team.id === id);
}
