import type { Locator, Page } from "@playwright/test";
import { signInAsNew } from "@/e2e/support/browser";
import { openEdition, section as openSection } from "@/e2e/support/edition-page";
import type { FormCase } from "@/e2e/support/form-cases";
import type { EditionSettings } from "@/lib/edition/schema";

interface SectionCase {
  title: string;
  /** The path of the request below the edition's. */
  part?: string;
  field: string;
  mine?: string;
  theirs?: string;
  typed: (section: Locator) => Locator;
  /** Stores `theirs` in the settings. */
  change: (settings: EditionSettings) => Partial<EditionSettings>;
  prepare?: (section: Locator) => Promise<void>;
}

const [mine, theirs] = ["Typed value", "Stored value"];
const changeFirst = <T>(items: readonly T[], changes: Partial<T>) =>
  items.map((item, i) => (i === 0 ? { ...item, ...changes } : item));

const sections: SectionCase[] = [
  {
    title: "Names and dates",
    field: "shortName",
    mine: "MINE",
    theirs: "THEIRS",
    typed: (section) => section.getByLabel("Short name"),
    change: () => ({ shortName: "THEIRS" }),
  },
  {
    title: "Place and contact",
    field: "venue",
    typed: (section) => section.getByLabel("Venue"),
    change: () => ({ venue: theirs }),
  },
  {
    title: "Lists",
    field: "tShirtSizesList.0.name",
    typed: (section) => section.getByRole("group", { name: "T-shirt sizes" }).getByRole("textbox").first(),
    change: ({ tShirtSizesList }) => ({ tShirtSizesList: [theirs, ...tShirtSizesList.slice(1)] }),
  },
  {
    title: "Links",
    field: "materialsUrl",
    mine: "https://mine.example/",
    theirs: "https://theirs.example/",
    typed: (section) => section.getByLabel("Competition materials"),
    change: () => ({ materialsUrl: "https://theirs.example/" }),
  },
  {
    title: "Rules",
    part: "/texts",
    field: "rules",
    typed: (section) => section.getByRole("textbox", { name: "Rules" }),
    change: () => ({ rules: `<p>${theirs}</p>` }),
  },
  {
    title: "Organizers and sponsors",
    part: "/companies",
    field: "companies.0.name",
    typed: (section) => section.getByLabel("Name").first(),
    change: ({ companies }) => ({ companies: changeFirst(companies, { name: theirs }) }),
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
    change: ({ committees }) => ({ committees: changeFirst(committees, { name: theirs }) }),
  },
  {
    title: "Schedule",
    part: "/schedule",
    field: "schedule.0.title",
    typed: (section) => section.getByLabel("Title").first(),
    change: ({ schedule }) => ({ schedule: changeFirst(schedule, { title: theirs }) }),
  },
];

/** Answers the next save with a conflict, and the request for the settings with `change`; the shared edition stays. */
async function answerWithTheirs(page: Page, { part = "", change }: SectionCase): Promise<void> {
  const problem = { detail: "Somebody else has changed this in the meantime." };
  await page.route(`**/api/Contest/*${part}`, (route) => route.fulfill({ status: 409, json: problem }), { times: 1 });
  await page.route(
    "**/api/Contest/*/settings",
    async (route) => {
      const response = await route.fetch();
      const settings: EditionSettings = await response.json();
      await route.fulfill({ json: { ...settings, ...change(settings), version: settings.version + 1 } });
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
