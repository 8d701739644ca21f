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
  prepare?: (page: Page) => Promise<void>;
}

const [mine, theirs] = ["Typed value", "Stored value"];

const views: ViewCase[] = [
  {
    view: "details",
    field: "shortName",
    mine: "MINE",
    theirs: "THEIRS",
    typed: (page) => page.getByLabel("Short name"),
  },
  {
    view: "details",
    field: "tShirtSizesList.0.name",
    typed: (page) => page.getByRole("group", { name: "T-shirt sizes" }).getByRole("textbox").first(),
  },
  {
    view: "texts&text=rules",
    part: "/texts",
    field: "rules",
    typed: (page) => page.getByRole("textbox", { name: "Rules" }),
  },
  {
    view: "sponsors",
    part: "/companies",
    field: "companies.0.name",
    typed: (page) => page.getByLabel("Name").first(),
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
  },
  {
    view: "schedule",
    part: "/schedule",
    field: "schedule.0.items.0.title",
    typed: (page) => page.getByLabel("Title").first(),
  },
  {
    view: "print",
    part: "/print-design",
    field: "certificateSignatories.0",
    typed: (page) => page.getByLabel("Signature 1", { exact: true }),
  },
];

/** Answers the next save with a conflict, as if somebody had stored `theirs`; the shared edition stays. */
async function answerWithTheirs(page: Page, { part = "", field, theirs: stored = theirs }: ViewCase): Promise<void> {
  await page.route(
    `**/api/Contest/*${part}`,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const settings = await page.request.get(`${pathname.slice(0, pathname.length - part.length)}/settings`);
      const current = await settings.json();
      const path = field.replace(/(List\.\d+)\.name$/, "$1").split(".");
      const name = path.pop() ?? "";
      path.reduce((value, key) => value[key], current)[name] = stored;
      current.version += 1;
      const detail = "Somebody else has changed this in the meantime.";
      await route.fulfill({ status: 409, json: { detail, current, changed: [] } });
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
