import { expect, it } from "vitest";
import { insertAccount, insertEdition, insertGuest, insertGuide, insertTransfer } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { countryByCode, db } from "@/e2e/support/site";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

it("the control panel's tables show the teams, contestants and guests of a past edition, without buttons", async () => {
  const past = await insertPastEdition();
  const edition = await db.edition.findUniqueOrThrow({ where: { year: past.year }, select: { id: true } });
  await insertGuest(await countryByCode("LA"), { editionId: edition.id, fullName: "Guest of Old" });
  const cookies = { session: (await signedIn("Administrator")).token };
  for (const [table, text] of [
    ["teams", past.team],
    ["contestants", past.people[1]],
    ["guests", "Guest of Old"],
  ]) {
    const { body } = await call(`GET /controlPanel/${table}?year=${past.year}`, { cookies });
    expect(body).toContain(text);
    const buttons = />(Edit|Withdraw|Delete|Add Guest)</;
    expect(body).not.toMatch(buttons);
    const { body: current } = await call(`GET /controlPanel/${table}`, { cookies });
    expect(current).not.toContain(text);
    if (table === "guests") expect(current).toMatch(buttons);
  }
});

it("the control panel's pages of a past edition wait for nothing", async () => {
  const { id: editionId, year } = await insertEdition();
  const { token } = await signedIn("Administrator");
  const pages = controlPanelPages.filter((page) => "editions" in page && page.editions === "past");
  const texts = async () =>
    Promise.all(
      pages.map(
        async ({ path }) => `${path}: ${(await readPage(`${path}?year=${year}`, { token })).part("main").text}`,
      ),
    );
  const empty = await texts();
  const lists = empty.filter((text) => !text.startsWith("/controlPanel/print"));
  for (const text of lists) expect(text).toContain(`There were none in ${year}.`);
  await insertGuide(await countryByCode("LA"), (await insertAccount("Guide")).id, { editionId });
  await insertTransfer({ editionId });
  for (const text of [...empty, ...(await texts())]) expect(text).not.toMatch(/\byet\b/);
});
