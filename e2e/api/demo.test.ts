import { expect, it } from "vitest";
import { callAt } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { query } from "@/e2e/support/site";

const site = ownSite();

it("the demo has the arrivals and results of each phase, and none of them before", async () => {
  const { baseUrl } = await site.startInstance({ SITE_MODE: "demo" });
  const enter = async (at: string | null) => {
    expect((await callAt(baseUrl, "POST /api/Demo/phase", { body: { at } })).status).toBe(200);
    const [content] = await query(
      `SELECT (SELECT count(*) > 0 FROM "ArrivalMark") AS "arrived", (SELECT count(*) > 0 FROM "Score") AS "scored",
        (SELECT "resultsState" FROM "Edition" WHERE "isCurrent") AS "state"`,
    );
    return content;
  };
  const nothing = { arrived: false, scored: false, state: "HIDDEN" };
  expect(await enter("2025-03-21T09:59:00Z")).toEqual(nothing);
  expect(await enter("2025-04-09T11:00:00Z")).toEqual({ ...nothing, arrived: true });
  expect(await enter("2025-04-12T17:00:00Z")).toEqual({ ...nothing, arrived: true, scored: true });
  expect(await enter("2025-04-13T09:00:00Z")).toEqual({ arrived: true, scored: true, state: "FINAL" });
  expect(await enter(null)).toEqual(nothing);

  // What a visitor has imported is deleted only when they say so.
  expect(await enter("2025-04-12T17:00:00Z")).toMatchObject({ scored: true });
  await query('UPDATE "Score" SET "points" = 12.5 WHERE "contestantId" = (SELECT "contestantId" FROM "Score" LIMIT 1)');
  const back = (query: string) => callAt(baseUrl, `POST /api/Demo/phase${query}`, { body: { at: null } });
  const refusal = await back("");
  expect([refusal.status, refusal.body.detail]).toEqual([409, expect.stringContaining("Results were imported")]);
  expect((await back(refusal.body.repeatWith)).status).toBe(200);
  expect(await enter(null)).toEqual(nothing);
});
