import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, exportCsv, fileForm } from "@/e2e/support/csv";
import { type ContestantGroup, startEdition } from "@/e2e/support/factory";
import { partOf } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { auditLogOf, count, query } from "@/e2e/support/site";

// A site of its own, because all results of an edition have one state.
ownSite();
let token: string;
let senior: ContestantGroup;

beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
  senior = await startEdition(2142, 12);
});

const send = (endpoint: string, body: object) => call(endpoint, { token, body });

const importFile = (file: string, target = "Senior/1", search = "") =>
  call(`POST /api/Result/import/${target}${search}`, { token, raw: fileForm(file) });

/** A file with the points of the first contestants for the tasks; each of `points` is a row such as "100,0". */
const fileOf = (tasks: string[], ...points: string[]) =>
  [["code", ...tasks].join(","), ...points.map((cells, i) => `${senior.codes[i]},${cells}`)].join("\n");

const exported = async () => (await exportCsv(token, "", "/api/Result/export/csv")).rows;
const scoreCount = () => count('SELECT count(*) FROM "Score"');
const lastAudit = async () =>
  (await call("GET /api/Audit?entity=Edition", { token })).body.find(
    ({ action }: { action: string }) => action === "PUT /api/Result/state",
  );

describe("the import of results", () => {
  const day1 = () => fileOf(["aliens", "shoes"], "0.1,0.2", "0.3,0", "100,0", "0,");

  it("shows in a dry run what it would store, and stores nothing", async () => {
    const response = await importFile(day1(), "Senior/1", "?dryRun=true");
    expect(response.body).toMatchObject({ created: 4, updated: 0, newTasks: ["aliens", "shoes"], unjudged: 0 });
    expect(response.body.changes[1]).toMatchObject({
      line: 3,
      code: senior.codes[1],
      values: [
        { task: "aliens", before: null, after: 0.3 },
        { task: "shoes", before: null, after: 0 },
      ],
    });
    expect(await scoreCount()).toBe(0);
  });

  it("stores all rows, the same when it is repeated, and nothing of a file with an error", async () => {
    expect((await importFile(day1())).body).toMatchObject({ created: 4, newTasks: ["aliens", "shoes"] });
    expect((await importFile(day1())).body).toMatchObject({ created: 0, unchanged: 4, newTasks: [] });
    const wrong = await importFile(fileOf(["aliens"], "7", "101"));
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [
        {
          line: 3,
          column: "aliens",
          message: `${senior.codes[1]} has 101 points, more than the maximum of 100. Set another maximum under Tasks, or leave the column out if it is no task.`,
        },
      ],
    ]);
    expect(wrong.body).toMatchObject({ columns: ["aliens"], unusedColumns: [] });
    expect(await scoreCount()).toBe(7);
    await importFile(fileOf(["trains"], "1", "1.0"), "Senior/2");
    const rows = (await exported()).filter(({ group, total }) => group === "Senior" && total !== "");
    const [first, , , fourth] = rows;
    expect(rows.map(({ place, day1: one, day2: two, total }) => [place, one, two, total])).toEqual([
      ["1", "100", "", "100"],
      ["2", "0.3", "1", "1.3"],
      ["2", "0.3", "1", "1.3"],
      ["4", "0", "", "0"],
    ]);
    expect([first?.code, fourth?.code]).toEqual([senior.codes[2], senior.codes[3]]);
  });

  it("is named in the activity by group and day, also in that of one team, unless it changed nothing", async () => {
    const sentences = async (search: string) => {
      const { body } = await call(`GET /controlPanel/activity${search}`, { cookies: { session: token } });
      return partOf(body)
        .texts("h3")
        .filter((sentence) => sentence.includes("imported"));
    };
    const expected = ["2 seniors, day 2", "4 seniors, day 1"].map(
      (what) => `Test Administrator imported the results of ${what}`,
    );
    expect(await sentences("")).toEqual(expected);
    const { body } = await call("GET /controlPanel/activity", { cookies: { session: token } });
    const changed = partOf(body).texts("h4");
    expect(changed.filter((title) => title.startsWith("Contestant "))).toHaveLength(6);
    expect(await sentences(`?team=${senior.teams[0]?.id}`)).toEqual(expected);
  });

  it("makes a team's change of group need a confirmation if it has points, and its return if points were imported without it", async () => {
    const [first, second] = senior.teams.map(({ id }) => id);
    const change = (id: string | undefined, teamGroup: string, query = "") =>
      send(`PUT /api/Team/basic${query}`, { id, name: "Regrouped", teamGroup });
    expect((await change(first, "Junior")).body).toMatchObject({
      status: 409,
      repeatWith: "?confirmed=true",
      detail: expect.stringMatching(/has points in Senior, which nobody sees while it competes in Junior\./),
    });
    for (const group of ["Junior", "Senior"]) expect((await change(second, group)).status).toBe(200);
    expect((await change(first, "Junior", "?confirmed=true")).body.group).toBe("Junior");
    expect((await change(first, "Senior")).body.group).toBe("Senior");

    const withdrawal = (method: string, id: string | undefined, query = "") =>
      call(`${method} /api/Team/${id}/withdrawal${query}`, { token });
    for (const id of [first, second]) expect((await withdrawal("POST", id)).status).toBe(200);
    expect((await withdrawal("DELETE", first)).status).toBe(200);
    expect((await withdrawal("DELETE", second)).body).toMatchObject({
      status: 409,
      detail: "The points of day 1 and day 2 were imported without Regrouped: import them again afterwards.",
    });
    expect((await withdrawal("DELETE", second, "?confirmed=true")).status).toBe(200);
  });

  it("removes the points of somebody whose cells are all empty", async () => {
    expect((await importFile(fileOf(["aliens", "shoes"], "0.1,0.2", "0.3,0", "100,0", ","))).body).toMatchObject({
      updated: 1,
      unchanged: 3,
    });
    expect(await scoreCount()).toBe(8);
  });

  it("skips and names the rows of a withdrawn team, and stores the others", async () => {
    const [withdrawn] = senior.codes.slice(-1);
    await query(
      'UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = (SELECT "teamId" FROM "Contestant" WHERE "id" = $1)',
      [senior.contestantIds.at(-1)],
    );
    const file = `${fileOf(["aliens"], "1")}\n${withdrawn},99`;
    const { status, body } = await importFile(file, "Senior/1", "?dryRun=true");
    expect([status, body.updated, body.skipped, body.withdrawn]).toEqual([
      200,
      1,
      1,
      [{ line: 3, code: withdrawn, fullName: expect.any(String) }],
    ]);
    const unknown = await importFile(`${file}\nXXX1,1`, "Senior/1", "?dryRun=true");
    expect(unknown.body.errors).toEqual([
      { line: 4, column: "code", message: "There is no contestant XXX1 in this edition." },
    ]);
    await query('UPDATE "Team" SET "withdrawnAt" = NULL');
  });

  it("names the tasks of a day's points before a file with only new tasks is stored", async () => {
    const otherTasks = async (tasks: string[], target: string) =>
      (await importFile(fileOf(tasks, "1,1"), target, "?dryRun=true")).body.otherTasks;
    expect(await otherTasks(["pins", "ufo"], "Senior/1")).toEqual(["aliens", "shoes"]);
    expect(await otherTasks(["pins", "aliens"], "Senior/1")).toEqual([]);
  });

  it("leaves out columns that are usually no task, unless they are chosen", async () => {
    const file = [`code,kites,Class,Sum`, `${senior.codes[0]},5,7,12`].join("\n");
    const preview = (tasks?: string) => {
      const raw = fileForm(file);
      if (tasks !== undefined) raw.set("tasks", tasks);
      return call("POST /api/Result/import/Senior/2?dryRun=true", { token, raw });
    };
    const columns = ["kites", "Class", "Sum"];
    expect((await preview()).body).toMatchObject({ columns, newTasks: ["kites"], unusedColumns: ["Class", "Sum"] });
    expect((await preview("Class\nSum")).body).toMatchObject({ newTasks: ["Class", "Sum"], unusedColumns: ["kites"] });
    expect((await preview("socks")).body.errors).toMatchObject([
      { line: 1, column: "socks", message: "The file has no such column." },
      { line: 1, message: "The file needs a column for each task." },
    ]);
    expect((await preview("")).body.errors).toMatchObject([{ message: "The file needs a column for each task." }]);
  });

  it("is refused in one sentence for a file of the other group", async () => {
    const { status, body } = await importFile(day1(), "Junior/1");
    const detail = "This file has 4 seniors and no juniors. Choose the group Senior. Nothing was stored.";
    expect([status, body.detail, body.errors]).toEqual([422, detail, undefined]);
  });

  it("rounds floats to four decimals, says how many, and keeps which scores are still being judged", async () => {
    const unjudged = () => count('SELECT count(*) FROM "Score" WHERE "isUnjudged"');
    // In a ranking of CMS, "*" marks points that are still being judged.
    const ranking = (points: string, mark: string) =>
      `Username,User,floats,P,Global,P\r\n${senior.codes[0]},X,${points},${mark},${points},${mark}\r\n`;
    expect((await importFile(ranking("33.333333333", "*"), "Senior/2")).body).toMatchObject({
      rounded: 1,
      unjudged: 1,
    });
    expect((await exported()).find(({ code }) => code === senior.codes[0])?.["day 2 floats"]).toBe("33.3333");
    expect(await unjudged()).toBe(1);
    await importFile(csvOf(await exported()), "Senior/2");
    expect(await unjudged()).toBe(1);
    expect((await importFile(ranking("33.3333", ""), "Senior/2")).body).toMatchObject({ rounded: 0, unchanged: 1 });
    expect(await unjudged()).toBe(0);
  });

  it("refuses more than 40 tasks of a group and day, stored ones included, and stores nothing", async () => {
    const countTasks = () => count('SELECT count(*) FROM "Task"');
    const before = await countTasks();
    const boardOf = (size: number) => {
      const problems = Array.from({ length: size }, (_, i) => ({ label: `t${i}`, score: 1 }));
      return JSON.stringify({ rows: [{ team_id: senior.codes[0], problems }] });
    };
    expect((await importFile(boardOf(38), "Senior/1", "?dryRun=true")).status).toBe(200);
    for (const size of [39, 3_000]) {
      const { status, body } = await importFile(boardOf(size));
      const message = `With this file, day 1 would have ${size + 2} tasks. There can be at most 40.`;
      expect([status, body.errors]).toEqual([422, [{ line: 1, column: "", message }]]);
    }
    expect(await countTasks()).toBe(before);
  });
});

describe("the tasks of results", () => {
  const tasks = async () =>
    query<{ id: string; day: number; name: string; maximum: string }>(
      `SELECT "id", "day", "name", "maximum" FROM "Task" WHERE "group" = 'Senior' ORDER BY "day", "position"`,
    );

  it("can be deleted with their scores only if the request says so, and the audit log keeps the points", async () => {
    const remaining = { tasks: (await tasks()).filter(({ name }) => name !== "floats") };
    const refused = await send("PUT /api/Result/tasks/Senior", remaining);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { tasks: ["floats cannot be deleted: there are scores."] },
    ]);
    expect((await send("PUT /api/Result/tasks/Senior", { ...remaining, deleteScores: true })).status).toBe(200);
    expect((await tasks()).map(({ name }) => name)).toEqual(["aliens", "shoes", "trains"]);
    expect(await scoreCount()).toBe(8);
    const { body } = await call("GET /api/Audit?entity=Contestant", { token });
    expect(body[0]).toMatchObject({
      action: "PUT /api/Result/tasks/{group}",
      entityId: senior.contestantIds[0],
      changes: { points: ["floats 33.3333", null] },
    });
  });

  it("are at most 40 on a day", async () => {
    const many = (count: number, day: number) =>
      Array.from({ length: count }, (_, i) => ({ day, name: `day ${day} task ${i}`, maximum: 100 }));
    const put = (day1: number, day2: number) =>
      send("PUT /api/Result/tasks/Junior", { tasks: [...many(day1, 1), ...many(day2, 2)] });
    expect((await put(40, 40)).status).toBe(200);
    expect((await put(1, 41)).body.errors).toEqual({ tasks: ["Day 2 can have at most 40 tasks."] });
    expect((await put(0, 0)).status).toBe(200);
  });

  it("move to the other day with their points, which the audit log names", async () => {
    const before = await tasks();
    const moved = before.map((task) => ({ ...task, day: task.name === "shoes" ? 2 : task.day }));
    expect((await send("PUT /api/Result/tasks/Senior", { tasks: moved })).status).toBe(200);
    expect(await tasks()).toEqual(moved);
    expect(await scoreCount()).toBe(8);
    const row = (await exported()).find(({ code }) => code === senior.codes[0]);
    expect([row?.day1, row?.day2, row?.["day 2 shoes"], row?.total]).toEqual(["0.1", "1.2", "0.2", "1.3"]);
    const { body } = await call("GET /controlPanel/activity", { cookies: { session: token } });
    expect(body).toContain("changed shoes (day 2, 100)");
    await send("PUT /api/Result/tasks/Senior", { tasks: before });
  });

  it("can be added, renamed, ordered and deleted, but not against their scores", async () => {
    const [aliens, shoes, trains] = await tasks();
    const spare = { day: 2, name: "spare", maximum: "12,5" };
    const swapped = [{ ...shoes, name: "aliens" }, { ...aliens, name: "shoes" }, trains, spare];
    const response = await send("PUT /api/Result/tasks/Senior", { tasks: swapped });
    expect(response.body.tasks.map(({ day, name, maximum }: Record<string, unknown>) => [day, name, maximum])).toEqual([
      [1, "aliens", 100],
      [1, "shoes", 100],
      [2, "trains", 100],
      [2, "spare", 12.5],
    ]);
    const refused = await send("PUT /api/Result/tasks/Senior", {
      tasks: [
        { ...aliens, day: 2, name: "x", maximum: 99 },
        { ...trains, name: "X" },
      ],
      version: response.body.version,
    });
    expect(refused.body.errors).toEqual({ "tasks.1.name": ["This is already in the list."] });
    const withoutShoes = await send("PUT /api/Result/tasks/Senior", {
      tasks: [{ ...aliens, day: 2, maximum: 99 }, trains],
    });
    expect(withoutShoes.body.errors).toEqual({
      tasks: ["aliens cannot be deleted: there are scores."],
      "tasks.0.maximum": ["A contestant has 100 points."],
    });
    const restored = await send("PUT /api/Result/tasks/Senior", { tasks: [aliens, shoes, trains] });
    expect(restored.status).toBe(200);
    expect(await tasks()).toEqual([aliens, shoes, trains]);
    await importFile(fileOf(["boats"], ""), "Senior/2");
    expect((await tasks()).map(({ name }) => name)).toEqual(["aliens", "shoes", "trains", "boats"]);
    await send("PUT /api/Result/tasks/Senior", { tasks: [aliens, shoes, trains] });
    const stale = { tasks: [], version: response.body.version };
    expect((await send("PUT /api/Result/tasks/Senior", stale)).status).toBe(409);
  });
});

describe("medals in results", () => {
  it("go to those who reach the boundary, without contestants who are disqualified or whose team is withdrawn", async () => {
    const [, , third = ""] = senior.contestantIds;
    const boundaries = { GOLD: 50, SILVER: "1.3", BRONZE: null };
    expect((await send("PUT /api/Result/boundaries/Senior", boundaries)).body).toMatchObject({ GOLD: 50, SILVER: 1.3 });
    const wrong = await send("PUT /api/Result/boundaries/Senior", { GOLD: 0, SILVER: 1, BRONZE: 2 });
    expect(Object.keys(wrong.body.errors)).toContain("GOLD");
    const honours = `PUT /api/Result/contestants/${third}`;
    const refused = await send(honours, { honourableMention: true, disqualification: "Copied" });
    expect(refused.status).toBe(422);
    const medals = async () =>
      (await exported()).flatMap(({ place, medal, disqualification, total }) =>
        total === "" ? [] : [`${place} ${medal} ${disqualification}`],
      );
    expect(await medals()).toEqual(["1 Gold ", "2 Silver ", "2 Silver "]);
    await send(honours, { honourableMention: false, disqualification: "Copied" });
    expect(await medals()).toEqual(["1 Silver ", "1 Silver ", "  Copied"]);
    await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = $1', [senior.teams[0]?.id]);
    expect(await medals()).toEqual([]);
    await query('UPDATE "Team" SET "withdrawnAt" = NULL WHERE "id" = $1', [senior.teams[0]?.id]);
  });

  it("are not changed by a stale version of somebody's honours, and the refusal names who changed them", async () => {
    const other = await signedIn("Administrator");
    await query('UPDATE "User" SET "name" = $2 WHERE "id" = $1', [other.id, "Bob"]);
    const honours = `PUT /api/Result/contestants/${senior.contestantIds[2]}`;
    const body = { honourableMention: false, disqualification: "Copied" };
    const { version } = (await send(honours, body)).body;
    const later = { ...body, disqualification: "Copied twice" };
    expect((await call(honours, { token: other.token, body: { ...later, version } })).status).toBe(200);
    const stale = await send(honours, { ...body, version });
    expect([stale.status, stale.body.changedBy]).toEqual([409, "Bob"]);
    await send(honours, body);
  });

  it("are followed by honourable mentions by the IOI's rule, each given once and named in the audit log", async () => {
    await send("PUT /api/Result/boundaries/Senior", { GOLD: 50 });
    const mentioned = () => query<{ id: string }>('SELECT "id" FROM "Contestant" WHERE "honourableMention"');
    const { given } = (await send("POST /api/Result/mentions/Senior", {})).body;
    expect([given, (await mentioned()).length]).toEqual([2, 2]);
    const [log] = (await auditLogOf((await mentioned())[0]?.id)).slice(-1);
    expect(log).toMatchObject({ changes: { honourableMention: [false, true] } });
    expect((await send("POST /api/Result/mentions/Senior", {})).body.given).toBe(0);
    await query('UPDATE "Contestant" SET "honourableMention" = false');
  });
});

describe("the state of the results", () => {
  const put = (state: string, fields = {}) => send("PUT /api/Result/state", { state, ...fields });

  it("goes from hidden to provisional to final, which locks every write until somebody reopens them with a reason", async () => {
    expect((await put("FINAL")).body.errors).toEqual({ state: ["Publish the results as provisional first."] });
    expect((await put("PROVISIONAL", { unofficialAwarded: true })).body).toMatchObject({ unofficialAwarded: true });
    await send("PUT /api/Result/boundaries/Senior", {});
    const refused = await put("FINAL");
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { state: ["The seniors have no medal boundaries. Set them first."] },
    ]);
    await send("PUT /api/Result/boundaries/Senior", { GOLD: 50, SILVER: "1.3", BRONZE: null });
    expect((await put("FINAL")).body).toMatchObject({ state: "FINAL", unofficialAwarded: true });
    const writes = await Promise.all([
      send("PUT /api/Result/tasks/Senior", { tasks: [] }),
      send("PUT /api/Result/boundaries/Junior", {}),
      send(`PUT /api/Result/contestants/${senior.contestantIds[0]}`, { honourableMention: true }),
      importFile(fileOf(["aliens"], "5")),
      put("FINAL", { unofficialAwarded: false }),
      send(`POST /api/Team/${senior.teams[0]?.id}/withdrawal`, {}),
      send("PUT /api/Team/basic", { id: senior.teams[0]?.id, name: "Juniors", teamGroup: "Junior" }),
      call(`DELETE /api/Contestant/${senior.contestantIds[0]}`, { token }),
      send(`PUT /api/Contestant/${senior.contestantIds[0]}/team`, { teamId: senior.teams[1]?.id }),
    ]);
    expect(writes.map(({ status, body }) => [status, body.detail])).toEqual(
      writes.map(() => [409, "The results are final. Reopen them to change anything."]),
    );
    expect((await importFile(fileOf(["aliens"], "5"), "Senior/1", "?dryRun=true")).status).toBe(200);
    expect(Object.keys((await put("PROVISIONAL")).body.errors)).toEqual(["reason"]);
    expect((await put("PROVISIONAL", { reason: "A wrong test" })).status).toBe(200);
    expect((await lastAudit()).changes).toEqual({
      resultsState: ["FINAL", "PROVISIONAL"],
      reason: [null, "A wrong test"],
    });
  });

  it("does not keep a contestant from being removed, whose points are deleted only once that is confirmed", async () => {
    const removed = senior.contestantIds[0];
    const remove = async (query = "") => (await call(`DELETE /api/Contestant/${removed}${query}`, { token })).body;
    expect(await remove()).toMatchObject({ status: 409, repeatWith: "?confirmed=true" });
    expect(await remove("?confirmed=true")).toMatchObject({ id: senior.teams[0]?.id });
    expect(await count('SELECT count(*) FROM "Score" WHERE "contestantId" = $1', [removed])).toBe(0);
  });
});
