import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EditionSite, startEditionSite } from "@/e2e/support/edition-site";
import { pictureBase64 } from "@/e2e/support/team-payload";

let site: EditionSite;
beforeAll(async () => {
  site = await startEditionSite();
});
afterAll(() => site.stop());

describe("an edition's companies", () => {
  const golden = async () => (await site.contest()).goldenSponsors.map(({ name }: { name: string }) => name);

  it("keep id and logo when they are sent with their id, in the order of the request", async () => {
    const { companies } = await site.settings();
    const answer = await site.put("/companies", {
      companies: [...companies].reverse().map(({ imageUrl: _, ...company }) => ({ ...company, companyUrl: null })),
    });
    expect(answer.status).toBe(200);
    const pairs = (list: { id: string; imageUrl: string }[]) => list.map(({ id, imageUrl }) => `${id} ${imageUrl}`);
    expect(pairs(answer.body.companies).sort()).toEqual(pairs(companies).sort());
    const ofGold = companies.filter(({ kind }: { kind: string }) => kind === "GOLDEN_SPONSOR");
    expect(await golden()).toEqual(ofGold.map(({ name }: { name: string }) => name).reverse());
  });

  it("can get a logo, lose it, and be deleted with it", async () => {
    const picture = await pictureBase64("#13579b");
    const one = { kind: "PATRON", name: "Patron of Logos", companyUrl: "https://patron.example/" };
    const { companies } = await site.settings();
    const others = companies.map(({ imageUrl: _, ...company }: { imageUrl: string }) => company);
    await site.put("/companies", { companies: [...others, { ...one, picture }] });
    const withLogo = (await site.settings()).companies.find(({ name }: { name: string }) => name === one.name);
    expect((await site.call(`GET ${withLogo.imageUrl}`)).status).toBe(200);
    const bare = { ...one, id: withLogo.id, removePicture: true };
    await site.put("/companies", { companies: [...others, bare] });
    // The cache is cleared with the notification of the change.
    await expect.poll(async () => (await site.call(`GET ${withLogo.imageUrl}`)).status).toBe(404);
    await site.put("/companies", { companies: others });
    expect((await site.contest()).patrons.map(({ name }: { name: string }) => name)).not.toContain(one.name);
  });

  it.each([
    ["a link that is a script", { name: "X", kind: "PATRON", companyUrl: "javascript:alert(1)" }, "companyUrl"],
    ["no name", { name: "", kind: "PATRON" }, "name"],
    ["a kind there is none of", { name: "X", kind: "FRIEND" }, "kind"],
    ["a logo that is no picture", { name: "X", kind: "PATRON", picture: "aGVsbG8=" }, "picture"],
    ["an id of nothing", { name: "X", kind: "PATRON", id: "6b1f2f6e-3d5e-4d66-9d0a-0f6b8a1f0001" }, "id"],
  ])("refuse one with %s, and change nothing", async (_what, company, field) => {
    const before = await site.settings();
    const answer = await site.put("/companies", { companies: [company] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`companies.0.${field}`]]);
    expect(await site.settings()).toEqual(before);
  });
});

describe("an edition's pictures of the venue", () => {
  it("are kept by id, reordered, and deleted with their file", async () => {
    const { venuePictures } = await site.settings();
    const known = venuePictures.map(({ id, caption, isMap }: (typeof venuePictures)[0]) => ({ id, caption, isMap }));
    const added = { caption: "The canteen", picture: await pictureBase64("#2468ac") };
    const answer = await site.put("/venuePictures", { venuePictures: [added, ...known] });
    expect(answer.body.venuePictures.slice(1)).toEqual(venuePictures);
    const [canteen] = (await site.contest()).venuePictures;
    expect(canteen).toMatchObject({ caption: "The canteen", isMap: false, width: expect.any(Number) });
    expect((await site.call(`GET ${canteen.imageUrl}`)).status).toBe(200);
    await site.put("/venuePictures", { venuePictures: known });
    await expect.poll(async () => (await site.call(`GET ${canteen.imageUrl}`)).status).toBe(404);
    expect((await site.contest()).venuePictures).toHaveLength(known.length);
  });

  it.each([
    ["no picture", { caption: "X" }, "picture"],
    ["no caption", { caption: "", picture: "aGVsbG8=" }, "caption"],
    ["a file that is no picture", { caption: "X", picture: "aGVsbG8=" }, "picture"],
  ])("refuse one with %s", async (_what, picture, field) => {
    const answer = await site.put("/venuePictures", { venuePictures: [picture] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`venuePictures.0.${field}`]]);
  });
});

describe("an edition's committees", () => {
  it("keep their members when they are renamed and moved", async () => {
    const { committees } = await site.settings();
    const [first, second, jury] = committees;
    const sent = [{ ...jury, name: "Grand Jury" }, first, second, { name: "Жури", chairTitle: "A", memberTitle: "B" }];
    const answer = await site.put("/committees", { committees: sent });
    expect(
      answer.body.committees.map(({ key, name, peopleCount }: (typeof committees)[0]) => [key, name, peopleCount]),
    ).toEqual([
      ["JURY", "Grand Jury", jury.peopleCount],
      ["ORGANIZING_COMMITTEE", first.name, first.peopleCount],
      ["SCIENTIFIC_COMMITTEE", second.name, second.peopleCount],
      ["COMMITTEE", "Жури", 0],
    ]);
    expect((await site.contest()).committees[0].members).toHaveLength(jury.peopleCount);
  });

  it("can be removed only without members", async () => {
    const { committees } = await site.settings();
    const [jury, ...rest] = committees;
    const refused = await site.put("/committees", { committees: rest });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.committees[0]).toContain(
      `“Grand Jury” cannot be removed while ${jury.peopleCount} people hold a role in it.`,
    );
    expect((await site.put("/committees", { committees: committees.slice(0, -1) })).status).toBe(200);
  });
});

describe("an edition's schedule", () => {
  const item = { date: "2025-04-11", title: "Contest", startTime: "08:30", endTime: "13:30", location: "Hall 1" };

  it("is shown by day, in the order of the request within a day", async () => {
    const { schedule } = await site.settings();
    const sent = [{ ...item, title: "Late", startTime: "20:00", endTime: null }, ...schedule, item];
    const answer = await site.put("/schedule", { schedule: sent });
    const day = answer.body.schedule.filter(({ date }: { date: string }) => date === item.date);
    expect([day.at(0).title, day.at(-1).title]).toEqual(["Late", "Contest"]);
    expect((await site.call("GET /schedule")).body).toContain("Hall 1");
  });

  it.each([
    ["an end before its start", { ...item, endTime: "08:00" }, "endTime"],
    ["an end alone", { ...item, startTime: null }, "startTime"],
    ["an hour that is none", { ...item, startTime: "25:00", endTime: null }, "startTime"],
    ["a day far away", { ...item, date: "2026-04-11" }, "date"],
    ["no title", { ...item, title: "" }, "title"],
  ])("refuses a line with %s", async (_what, line, field) => {
    const answer = await site.put("/schedule", { schedule: [line] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`schedule.0.${field}`]]);
  });
});
