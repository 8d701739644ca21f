import type { Locator, Page } from "@playwright/test";
import { signInAsNew } from "@/e2e/support/browser";
import { openEdition } from "@/e2e/support/edition-page";
import type { FormCase } from "@/e2e/support/form-cases";

interface ViewCase {
  /** In the address of the page. */
  view: string;
  /** The path of the request below the edition's. */
  part?: string;
  field: string;
  mine?: string;
  theirs?: string;
  typed: (page: Page) => Locator;
  /** What is before the field's value in the page's data. */
  before: string;
  prepare?: (page: Page) => Promise<void>;
}

const [mine, theirs] = ["Typed value", "Stored value"];
const inFirstOf = (list: string, field: string) => `"${list}":\\[\\{[^}]*?"${field}":`;

const views: ViewCase[] = [
  {
    view: "details",
    field: "shortName",
    mine: "MINE",
    theirs: "THEIRS",
    typed: (page) => page.getByLabel("Short name"),
    before: '"shortName":',
  },
  {
    view: "details",
    field: "tShirtSizesList.0.name",
    typed: (page) => page.getByRole("group", { name: "T-shirt sizes" }).getByRole("textbox").first(),
    before: '"tShirtSizesList":\\[',
  },
  {
    view: "texts&text=rules",
    part: "/texts",
    field: "rules",
    typed: (page) => page.getByRole("textbox", { name: "Rules" }),
    before: '"rules":',
  },
  {
    view: "sponsors",
    part: "/companies",
    field: "companies.0.name",
    typed: (page) => page.getByLabel("Name").first(),
    before: inFirstOf("companies", "name"),
    prepare: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Edit / })
        .first()
        .click(),
  },
  {
    view: "committees",
    part: "/committees",
    field: "committees.0.name",
    typed: (page) => page.getByLabel("Name").first(),
    before: inFirstOf("committees", "name"),
  },
  {
    view: "schedule",
    part: "/schedule",
    field: "schedule.0.title",
    typed: (page) => page.getByLabel("Title").first(),
    before: inFirstOf("schedule", "title"),
  },
  {
    view: "print",
    part: "/print-design",
    field: "certificateSignatories.0",
    typed: (page) => page.getByLabel("Signature 1", { exact: true }),
    before: '"certificateSignatories":\\[',
  },
];

/** Answers the next save with a conflict, and the refresh of the page with `theirs`; the shared edition stays. */
async function answerWithTheirs(page: Page, { part = "", before, theirs: stored = theirs }: ViewCase): Promise<void> {
  const problem = { detail: "Somebody else has changed this in the meantime.", changedBy: null };
  await page.route(`**/api/Contest/*${part}`, (route) => route.fulfill({ status: 409, json: problem }), { times: 1 });
  const value = new RegExp(`(${before})(null|"(?:[^"\\\\]|\\\\.)*")`);
  await page.route(
    /_rsc=/,
    async (route) => {
      const [rest = "", settings = ""] = (await (await route.fetch()).text()).split(/(?="settings":\{)/);
      const changed = settings
        .replace(value, (_, prefix: string) => prefix + JSON.stringify(stored))
        .replace(/"version":(\d+)/, (_, version: string) => `"version":${Number(version) + 1}`);
      await route.fulfill({ contentType: "text/x-component", body: rest + changed });
    },
    { times: 1 },
  );
}

/** The forms of the edition's page. */
export const editionFormCases: readonly FormCase[] = views.map((view) => ({
  name: `the edition's ${view.field}`,
  request: `/api/Contest/*${view.part ?? ""}`,
  field: view.field,
  mine: view.mine ?? mine,
  theirs: view.theirs ?? theirs,
  async open(page, context) {
    await signInAsNew(context, "Administrator");
    await openEdition(page, view.view);
    const { prepare } = view;
    const reopen = prepare && (() => prepare(page));
    await reopen?.();
    const typed = view.typed(page);
    await typed.fill(view.mine ?? mine);
    return {
      typed,
      submit: page.getByRole("button", { name: "Save", exact: true }),
      storeTheirs: () => answerWithTheirs(page, view),
      reopen,
    };
  },
}));
