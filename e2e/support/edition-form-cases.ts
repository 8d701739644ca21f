import type { Locator, Page } from "@playwright/test";
import { signInAsNew } from "@/e2e/support/browser";
import { openEdition, section as openSection } from "@/e2e/support/edition-page";
import type { FormCase } from "@/e2e/support/form-cases";

interface SectionCase {
  title: string;
  /** The path of the request below the edition's. */
  part?: string;
  field: string;
  mine?: string;
  theirs?: string;
  typed: (section: Locator) => Locator;
  /** What is before the field's value in the page's data. */
  before: string;
  prepare?: (section: Locator) => Promise<void>;
}

const [mine, theirs] = ["Typed value", "Stored value"];
const inFirstOf = (list: string, field: string) => `"${list}":\\[\\{[^}]*?"${field}":`;

const sections: SectionCase[] = [
  {
    title: "Names and dates",
    field: "shortName",
    mine: "MINE",
    theirs: "THEIRS",
    typed: (section) => section.getByLabel("Short name"),
    before: '"shortName":',
  },
  {
    title: "Place and contact",
    field: "venue",
    typed: (section) => section.getByLabel("Venue"),
    before: '"venue":',
  },
  {
    title: "Lists",
    field: "tShirtSizesList.0.name",
    typed: (section) => section.getByRole("group", { name: "T-shirt sizes" }).getByRole("textbox").first(),
    before: '"tShirtSizesList":\\[',
  },
  {
    title: "Links",
    field: "materialsUrl",
    mine: "https://mine.example/",
    theirs: "https://theirs.example/",
    typed: (section) => section.getByLabel("Competition materials"),
    before: '"materialsUrl":',
  },
  {
    title: "Rules",
    part: "/texts",
    field: "rules",
    typed: (section) => section.getByRole("textbox", { name: "Rules" }),
    before: '"rules":',
  },
  {
    title: "Organizers and sponsors",
    part: "/companies",
    field: "companies.0.name",
    typed: (section) => section.getByLabel("Name").first(),
    before: inFirstOf("companies", "name"),
    prepare: (section) =>
      section
        .getByRole("button", { name: /^Edit / })
        .first()
        .click(),
  },
  {
    title: "Committees",
    part: "/committees",
    field: "committees.0.name",
    typed: (section) => section.getByLabel("Name").first(),
    before: inFirstOf("committees", "name"),
  },
  {
    title: "Schedule",
    part: "/schedule",
    field: "schedule.0.title",
    typed: (section) => section.getByLabel("Title").first(),
    before: inFirstOf("schedule", "title"),
  },
];

/** Answers the next save with a conflict, and the refresh of the page with `theirs`; the shared edition stays. */
async function answerWithTheirs(
  page: Page,
  { part = "", before, theirs: stored = theirs }: SectionCase,
): Promise<void> {
  const problem = { detail: "Somebody else has changed this in the meantime." };
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

/** The forms of the edition page. */
export const editionFormCases: readonly FormCase[] = sections.map((section) => ({
  name: `the edition's section ${section.title}`,
  request: `/api/Contest/*${section.part ?? ""}`,
  field: section.field,
  mine: section.mine ?? mine,
  theirs: section.theirs ?? theirs,
  async open(page, context) {
    await signInAsNew(context, "Administrator");
    await openEdition(page, ...(section.title === "Names and dates" ? [] : [section.title]));
    const region = openSection(page, section.title);
    const { prepare } = section;
    const reopen = prepare && (() => prepare(region));
    await reopen?.();
    const typed = section.typed(region);
    await typed.fill(section.mine ?? mine);
    return {
      typed,
      submit: region.getByRole("button", { name: "Save" }),
      storeTheirs: () => answerWithTheirs(page, section),
      reopen,
    };
  },
}));
