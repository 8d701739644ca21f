import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { signInAs, signInAsNew } from "@/e2e/support/browser";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { type Account, insertAccount, insertDeadlineExtension } from "@/e2e/support/factory";
import { guestPage, makeGuest } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { countryByCode, query } from "@/e2e/support/site";
import { leaderModel } from "@/e2e/support/team-payload";

/** A form with valid values typed in it, not sent yet. */
export interface OpenForm {
  /** A field with the typed value `mine`. */
  typed: Locator;
  submit: Locator;
  /** Stores `theirs` in the same field, as another user would. */
  storeTheirs?: () => Promise<unknown>;
  /** Shows the field again where it is hidden after the stored values were taken or the page was opened again. */
  reopen?: (() => Promise<void>) | undefined;
}

export interface FormCase {
  name: string;
  /** The path of the request that saves the form. */
  request: string;
  /** The path of the typed field in the request. */
  field: string;
  mine: string;
  theirs?: string;
  /** Whether the typed field is a password, which is not kept when the session ends. */
  isSecret?: boolean;
  /** Whether it is also sent offline and after the session has ended, as is each form with a password or in a dialog. */
  thorough?: boolean;
  open: (page: Page, context: BrowserContext) => Promise<OpenForm>;
}

const country = "SM";
const button = (inside: Page | Locator, name: string) => inside.getByRole("button", { name, exact: true });

/** Fills a field of a form on a page. */
async function fill(field: Locator, value: string): Promise<Locator> {
  await field.fill(value);
  return field;
}

async function openAsAdministrator(page: Page, context: BrowserContext, path: string): Promise<Account> {
  const account = await signInAsNew(context, "Administrator");
  await page.goto(path);
  return account;
}

const changePerson = (id: string, fullName: string) =>
  query('UPDATE "Person" SET "fullName" = $2, "version" = "version" + 1 WHERE "id" = $1', [id, fullName]);

const teamCases: FormCase[] = [
  {
    name: "a new team",
    thorough: true,
    request: "/api/Team",
    field: "name",
    mine: "Typed Team",
    async open(page, context) {
      await signInAsNew(context, "TeamRegistrator", country);
      const form = addTeamPage(page);
      await form.open();
      await form.fillTeam("Typed Team", "Junior");
      await form.fillLeader(form.leader, "A Leader");
      await form.fillContestant(1, "A Contestant");
      return { typed: page.getByLabel("Team name"), submit: button(page, "Register team") };
    },
  },
  {
    name: "a team's name and group",
    request: "/api/Team/basic",
    field: "name",
    mine: "Typed Name",
    theirs: "Stored Name",
    async open(page, context) {
      const { team, basics, change } = await openOwnTeam(page, context, country);
      return {
        typed: await fill(basics.getByLabel("Team name"), "Typed Name"),
        submit: change(basics),
        storeTheirs: () =>
          query('UPDATE "Team" SET "name" = $2, "version" = "version" + 1 WHERE "id" = $1', [team.id, "Stored Name"]),
      };
    },
  },
  {
    name: "a team's travel",
    request: "/api/Team/arrival",
    field: "timeOfArrival",
    mine: "2025-04-09T20:00",
    theirs: "2025-04-08T10:00",
    async open(page, context) {
      const { team, arrival, change } = await openOwnTeam(page, context, country);
      const update = 'UPDATE "Team" SET "timeOfArrival" = $2, "version" = "version" + 1 WHERE "id" = $1';
      return {
        typed: await fill(arrival.getByLabel("Time of arrival"), "2025-04-09T20:00"),
        submit: change(arrival),
        storeTheirs: () => query(update, [team.id, "2025-04-08T07:00Z"]),
      };
    },
  },
  ...(["leader", "deputy"] as const).map(
    (role): FormCase => ({
      name: `a ${role}`,
      request: "/api/Leader",
      field: "phoneNumber",
      mine: "+359 54 000 002",
      theirs: "+359 54 000 001",
      async open(page, context) {
        const edit = await openOwnTeam(page, context, country, {
          hasDeputyLeader: true,
          deputyLeaderId: "00000000-0000-0000-0000-000000000000",
          deputyLeaderCreateModel: leaderModel("A Deputy"),
        });
        const section = edit[role];
        const { id } = role === "leader" ? edit.team.leader : edit.team.deputyLeader;
        await edit.edit(section).click();
        return {
          typed: await fill(section.getByLabel("Phone number"), "+359 54 000 002"),
          submit: edit.change(section),
          storeTheirs: () =>
            query(`UPDATE "Leader" SET "phoneNumber" = '+359 54 000 001', "version" = "version" + 1 WHERE "id" = $1`, [
              id,
            ]),
        };
      },
    }),
  ),
  {
    name: "a replacement of the leader",
    thorough: true,
    request: "/api/Leader/addreplace",
    field: "leaderCreateModel.leaderPerson.fullName",
    mine: "Typed Leader",
    async open(page, context) {
      const edit = await openOwnTeam(page, context, country);
      const reopen = () => edit.replaceWith(edit.leader).click();
      await reopen();
      await edit.fillLeader(edit.dialog, "Typed Leader");
      return { typed: edit.dialog.getByLabel("Full name"), submit: button(edit.dialog, "Replace Leader"), reopen };
    },
  },
  {
    name: "a new deputy",
    request: "/api/Leader/addreplace",
    field: "leaderCreateModel.leaderPerson.fullName",
    mine: "Typed Deputy",
    async open(page, context) {
      const edit = await openOwnTeam(page, context, country);
      await edit.hasDeputy.check();
      await edit.fillLeader(edit.deputy, "Typed Deputy");
      return { typed: edit.deputy.getByLabel("Full name"), submit: button(edit.deputy, "Add") };
    },
  },
  {
    name: "a contestant",
    thorough: true,
    request: "/api/Contestant",
    field: "personEditModel.fullName",
    mine: "Typed Contestant",
    theirs: "Stored Contestant",
    async open(page, context) {
      const edit = await openOwnTeam(page, context, country);
      const [{ id, personId }] = edit.team.contestants;
      const card = edit.contestant(1);
      return {
        typed: await fill(card.getByLabel("Full name"), "Typed Contestant"),
        submit: edit.change(card),
        async storeTheirs() {
          await changePerson(personId, "Stored Contestant");
          await query('UPDATE "Contestant" SET "version" = "version" + 1 WHERE "id" = $1', [id]);
        },
      };
    },
  },
  {
    name: "a new contestant of a team",
    request: "/api/Contestant/toTeam",
    field: "contestantPerson.fullName",
    mine: "Typed Contestant",
    async open(page, context) {
      const edit = await openOwnTeam(page, context, country);
      await edit.addContestant.click();
      await edit.fillContestant(edit.dialog, "Typed Contestant");
      return { typed: edit.dialog.getByLabel("Full name"), submit: button(edit.dialog, "Add Contestant") };
    },
  },
];

const peopleCases: FormCase[] = [
  {
    name: "a new guest",
    request: "/api/Person",
    field: "fullName",
    mine: "Typed Guest",
    async open(page, context) {
      await signInAsNew(context, "TeamRegistrator", country);
      const guests = guestPage(page);
      await guests.open();
      await guests.fill("Typed Guest");
      return { typed: page.getByLabel("Full name"), submit: guests.register };
    },
  },
  {
    name: "a guest",
    request: "/api/Person/*",
    field: "fullName",
    mine: "Typed Guest",
    theirs: "Stored Guest",
    async open(page, context) {
      const account = await signedIn("TeamRegistrator", country);
      await signInAs(context, account);
      const { id } = await makeGuest(account.token);
      const guests = guestPage(page);
      await guests.edit(id);
      return {
        typed: await fill(page.getByLabel("Full name"), "Typed Guest"),
        submit: guests.save,
        storeTheirs: () => changePerson(id, "Stored Guest"),
      };
    },
  },
  {
    name: "a new person",
    request: "/api/Person",
    field: "fullName",
    mine: "Typed Person",
    async open(page, context) {
      await openAsAdministrator(page, context, "/controlPanel/people?person=new");
      return { typed: await fill(page.getByLabel("Full name"), "Typed Person"), submit: button(page, "Add Person") };
    },
  },
  {
    name: "a person",
    request: "/api/Person/*",
    field: "fullName",
    mine: "Typed Person",
    theirs: "Stored Person",
    async open(page, context) {
      const { id } = await makeGuest((await signedIn("TeamRegistrator", country)).token);
      await openAsAdministrator(page, context, `/controlPanel/people?person=${id}`);
      return {
        typed: await fill(page.getByLabel("Full name"), "Typed Person"),
        submit: button(page, "Edit Person"),
        storeTheirs: () => changePerson(id, "Stored Person"),
      };
    },
  },
  {
    name: "a new guide",
    request: "/api/Guide",
    field: "person.fullName",
    mine: "Typed Guide",
    async open(page, context) {
      const { email } = await insertAccount("Guide");
      await openAsAdministrator(page, context, "/controlPanel/guides?guide=new");
      await page.getByLabel("T-shirt size").selectOption("M");
      await page.getByLabel("Phone number").fill("+359 888 123 456");
      await page.getByLabel("User").selectOption({ label: `Test Guide (${email})` });
      return { typed: await fill(page.getByLabel("Full name"), "Typed Guide"), submit: button(page, "Add guide") };
    },
  },
];

const accountCases: FormCase[] = [
  {
    name: "a new account",
    thorough: true,
    request: "/api/Identity/Register",
    field: "name",
    mine: "Typed Name",
    async open(page, context) {
      await openAsAdministrator(page, context, "/controlPanel/users?user=new");
      const form = page.getByRole("dialog", { name: "Add user" });
      await form.getByLabel("Email").fill(`${randomUUID()}@test.example`);
      await form.getByLabel("Password").fill("typed-password-1");
      await form.getByLabel("Role").selectOption("Guide");
      return { typed: await fill(form.getByLabel("Name"), "Typed Name"), submit: button(form, "Add user") };
    },
  },
  {
    name: "an account's new password",
    thorough: true,
    isSecret: true,
    request: "/api/Identity/*/password",
    field: "password",
    mine: "typed-password-1",
    async open(page, context) {
      const { id } = await insertAccount("Guide");
      await openAsAdministrator(page, context, `/controlPanel/users?user=${id}`);
      await page.getByRole("button", { name: /^Reset/ }).click();
      const dialog = page.getByRole("dialog", { name: /^New password/ });
      const typed = await fill(dialog.getByLabel("Password"), "typed-password-1");
      return { typed, submit: button(dialog, "Set password") };
    },
  },
  {
    name: "the own password",
    thorough: true,
    isSecret: true,
    request: "/api/Identity/password",
    field: "newPassword",
    mine: "typed-password-1",
    async open(page, context) {
      await openAsAdministrator(page, context, "/account");
      await page.getByLabel("Current password").fill("fallen-leaves-9");
      await page.getByLabel("New password again").fill("typed-password-1");
      const typed = await fill(page.getByLabel(/^New password(?! again)/), "typed-password-1");
      return { typed, submit: button(page, "Change password") };
    },
  },
  {
    name: "a new deadline extension",
    request: "/api/Contest/extensions/*",
    field: "reason",
    mine: "Typed reason",
    async open(page, context) {
      await openAsAdministrator(page, context, "/controlPanel/edition?view=extensions&country=new");
      await page.getByRole("combobox", { name: "Country" }).selectOption("Bhutan");
      await page.getByLabel("End of registration").fill("2025-03-29T14:00");
      return { typed: await fill(page.getByLabel("Reason"), "Typed reason"), submit: button(page, "Extend deadline") };
    },
  },
  {
    name: "a deadline extension",
    request: "/api/Contest/extensions/*",
    field: "reason",
    mine: "Typed reason",
    theirs: "Stored reason",
    async open(page, context) {
      const { id } = await countryByCode("BN");
      await insertDeadlineExtension(await countryByCode("BN"), (await insertAccount("Administrator")).id);
      await openAsAdministrator(page, context, `/controlPanel/edition?view=extensions&country=${id}`);
      const update = 'UPDATE "DeadlineExtension" SET "reason" = $2, "version" = "version" + 1 WHERE "countryId" = $1';
      return {
        typed: await fill(page.getByLabel("Reason"), "Typed reason"),
        submit: button(page, "Change deadline"),
        storeTheirs: () => query(update, [id, "Stored reason"]),
      };
    },
  },
];

export const formCases = { teams: teamCases, people: peopleCases, accounts: accountCases };
