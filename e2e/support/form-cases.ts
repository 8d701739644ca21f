import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { signInAsNew } from "@/e2e/support/browser";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import type { Account } from "@/e2e/support/factory";
import { makeGuest } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { query } from "@/e2e/support/site";

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

interface EditionForm extends Pick<FormCase, "name" | "field" | "mine"> {
  /** In the address of the page. */
  view: string;
  /** The path of the request below the edition's. */
  part: string;
  theirs: string;
}

/** Answers the next save with a conflict, as if somebody had stored `theirs`; the shared edition stays. */
async function answerWithTheirs(page: Page, { part, field, theirs }: EditionForm): Promise<void> {
  await page.route(
    `**/api/Contest/*${part}`,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const settings = await page.request.get(`${pathname.slice(0, pathname.length - part.length)}/settings`);
      const current = await settings.json();
      const path = field.split(".");
      const name = path.pop() ?? "";
      path.reduce((value, key) => value[key], current)[name] = theirs;
      current.version += 1;
      const detail = "Somebody else has changed this in the meantime.";
      await route.fulfill({ status: 409, json: { detail, current, changed: [] } });
    },
    { times: 1 },
  );
}

/** A form of the edition's page. `reveal` shows the entry whose field is typed in. */
const editionCase = (
  form: EditionForm,
  field: (page: Page) => Locator,
  reveal: (page: Page) => Promise<void> = async () => undefined,
): FormCase => ({
  ...form,
  request: `/api/Contest/*${form.part}`,
  async open(page, context) {
    await openAsAdministrator(page, context, `/controlPanel/edition?view=${form.view}`);
    const reopen = () => reveal(page);
    await reopen();
    const typed = await fill(field(page), form.mine);
    return { typed, submit: button(page, "Save"), storeTheirs: () => answerWithTheirs(page, form), reopen };
  },
});

const firstCompany = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Edit / })
    .first();

/** One form of each kind: a page, a card of a page, a dialog, a dialog and a page with a password, a list, a rich text. */
export const formCases: Record<"registrator" | "administrator", FormCase[]> = {
  registrator: [
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
  ],
  administrator: [
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
    editionCase(
      {
        name: "an entry of a list",
        view: "sponsors",
        part: "/companies",
        field: "companies.0.name",
        mine: "Typed Sponsor",
        theirs: "Stored Sponsor",
      },
      (page) => page.getByLabel("Name").first(),
      (page) => firstCompany(page).click(),
    ),
    editionCase(
      {
        name: "a rich text",
        view: "texts&text=rules",
        part: "/texts",
        field: "rules",
        mine: "Typed rules",
        theirs: "Stored rules",
      },
      (page) => page.getByRole("textbox", { name: "Rules" }),
    ),
  ],
};
