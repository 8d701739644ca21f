import { expect, it } from "vitest";
import { insertAccount, insertEdition, insertGuest, insertGuide, insertTransfer } from "@/e2e/support/factory";
import { type Page, readPage } from "@/e2e/support/html";
import { signedIn } from "@/e2e/support/http";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { countryByCode, db } from "@/e2e/support/site";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

it("the control panel's tables show the teams, contestants and guests of a past edition, without buttons", async () => {
  const past = await insertPastEdition();
  const edition = await db.edition.findUniqueOrThrow({ where: { year: past.year }, select: { id: true } });
  await insertGuest(await countryByCode("LA"), { editionId: edition.id, fullName: "Guest of Old" });
  const admin = await signedIn("Administrator");
  for (const [table, text] of [
    ["teams", past.team],
    ["contestants", past.people[1]],
    ["guests", "Guest of Old"],
  ]) {
    const buttonsOf = (page: Page) =>
      page.main.texts("a, button").filter((button) => /^(Edit|Withdraw|Delete|Add Guest)\b/.test(button));
    const old = await readPage(`/controlPanel/${table}?year=${past.year}`, admin);
    expect(old.text).toContain(text);
    expect(buttonsOf(old)).toEqual([]);
    const current = await readPage(`/controlPanel/${table}`, admin);
    expect(current.html).not.toContain(text);
    if (table === "guests") expect(buttonsOf(current)).not.toEqual([]);
  }
});

it("the control panel's pages of a past edition do not say that something is not there yet", async () => {
  const { id: editionId, year } = await insertEdition();
  const { token } = await signedIn("Administrator");
  const pages = controlPanelPages.filter((page) => "editions" in page && page.editions === "past");
  const texts = async () =>
    Promise.all(
      pages.map(async ({ path }) => `${path}: ${(await readPage(`${path}?year=${year}`, { token })).main.text}`),
    );
  const empty = await texts();
  const lists = empty.filter((text) => !text.startsWith("/controlPanel/print"));
  for (const text of lists) expect(text).toContain(`There were none in ${year}.`);
  await insertGuide(await countryByCode("LA"), (await insertAccount("Guide")).id, { editionId });
  await insertTransfer({ editionId });
  for (const text of [...empty, ...(await texts())]) expect(text).not.toMatch(/\byet\b/);
});
