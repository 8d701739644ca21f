import { expect, it } from "vitest";
import { insertGuest } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { countryByCode, db } from "@/e2e/support/site";

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
