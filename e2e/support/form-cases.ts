import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { signInAsNew } from "@/e2e/support/browser";
import { createGuest } from "@/e2e/support/create-guest";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { accountPassword } from "@/e2e/support/factory";
import { signedIn } from "@/e2e/support/http";

/** A form in which valid values are typed, before it is sent. */
export interface OpenForm {
  /** A field with the typed value `mine`. */
  typed: Locator;
  submit: Locator;
}

export interface FormCase {
  name: string;
  /** The path of the request that saves the form. */
  request: string;
  /** The path of the typed field in the request. */
  field: string;
  mine: string;
  /** Whether it changes a stored record, which can be gone. */
  isStored?: boolean;
  /** Whether the typed field is a password, which is not kept when the session ends. */
  isSecret?: boolean;
  /** Whether it is also sent offline and after the session has ended. */
  isThorough?: boolean;
  open: (page: Page, context: BrowserContext) => Promise<OpenForm>;
}

const country = "SM";
const button = (inside: Page | Locator, name: string) => inside.getByRole("button", { name, exact: true });

/** Fills a field and returns it. */
async function fill(field: Locator, value: string): Promise<Locator> {
  await field.fill(value);
  return field;
}

async function openAsAdministrator(page: Page, context: BrowserContext, path: string): Promise<void> {
  await signInAsNew(context, "Administrator");
  await page.goto(path);
}

interface EditionForm extends Pick<FormCase, "name" | "field" | "mine"> {
  /** The view in the address of the page. */
  view: string;
  /** The end of the request's path, after that of the edition. */
  part: string;
}

/** A form of the edition's page. `reveal` opens the entry that has the field. */
const editionCase = (
  form: EditionForm,
  field: (page: Page) => Locator,
  reveal: (page: Page) => Promise<void> = async () => undefined,
): FormCase => ({
  ...form,
  isStored: true,
  request: `/api/Contest/*${form.part}`,
  async open(page, context) {
    await openAsAdministrator(page, context, `/controlPanel/edition?view=${form.view}`);
    await reveal(page);
    return { typed: await fill(field(page), form.mine), submit: button(page, "Save") };
  },
});

const editFirstCompany = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Edit / })
    .first();

/** One form of each kind: a page, a card of a page, a dialog, a dialog and a page with a password, a list, a rich text. */
export const formCases: Record<"registrator" | "administrator", FormCase[]> = {
  registrator: [
    {
      name: "a new team",
      isThorough: true,
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
      isStored: true,
      request: "/api/Contestant",
      field: "personEditModel.fullName",
      mine: "Typed Contestant",
      async open(page, context) {
        const edit = await openOwnTeam(page, context, country);
        const card = edit.contestant(1);
        return { typed: await fill(card.getByLabel("Full name"), "Typed Contestant"), submit: edit.change(card) };
      },
    },
  ],
  administrator: [
    {
      name: "a person",
      isStored: true,
      request: "/api/Person/*",
      field: "fullName",
      mine: "Typed Person",
      async open(page, context) {
        const { id } = await createGuest((await signedIn("TeamRegistrator", country)).token);
        await openAsAdministrator(page, context, `/controlPanel/people?person=${id}`);
        return { typed: await fill(page.getByLabel("Full name"), "Typed Person"), submit: button(page, "Edit Person") };
      },
    },
    {
      name: "a new account",
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
      name: "the user's own password",
      isThorough: true,
      isSecret: true,
      request: "/api/Identity/password",
      field: "newPassword",
      mine: "typed-password-1",
      async open(page, context) {
        await openAsAdministrator(page, context, "/account");
        await page.getByLabel("Current password").fill(accountPassword);
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
      },
      (page) => page.getByLabel("Name").first(),
      (page) => editFirstCompany(page).click(),
    ),
    editionCase(
      {
        name: "a rich text",
        view: "texts&text=rules",
        part: "/texts",
        field: "rules",
        mine: "Typed rules",
      },
      (page) => page.getByRole("textbox", { name: "Rules" }),
    ),
  ],
};
