import { randomUUID } from "node:crypto";
import readQrCode from "jsqr";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { addMember, insertGuest, insertGuide, insertMember, insertPerson, insertTeam } from "@/e2e/support/factory";
import { partOf, printRequestOf, readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, count, countryByCode, db, query } from "@/e2e/support/site";

const path = "/controlPanel/print/badges";
const committee = "SCIENTIFIC_COMMITTEE";

let admin: SignedIn;
let guide: SignedIn;
let country: Country;
let guideId: string;

beforeAll(async () => {
  [admin, guide, country] = await Promise.all([signedIn("Administrator"), signedIn("Guide"), countryByCode("JM")]);
  guideId = await insertGuide(country, guide.id);
});

const rename = (id: string, fullName: string) => db.person.update({ where: { id }, data: { fullName } });

/** A team whose members' names contain `mark`. */
async function insertNamedTeam(mark: string, options: Parameters<typeof insertTeam>[1] = {}) {
  const team = await insertTeam(country, { size: 1, ...options });
  const { leader, deputy, contestants } = team.people;
  const [contestant = ""] = contestants;
  const people = { leader, deputy, contestant };
  for (const [role, id] of Object.entries(people)) await rename(id, `${mark} ${role}`);
  return { ...team, people };
}

/** The badges that an administrator's page shows, and the fingerprint that it sends with "Mark as printed". */
async function showBadges(mark: string, filter = "") {
  const { status, html, all } = await readPage(`${path}?q=${mark}${filter}`, admin);
  expect(status).toBe(200);
  const badges = all("article").map((badge) => ({ name: badge.attribute("aria-label") ?? "", text: badge.text }));
  return { badges, fingerprint: printRequestOf(html).fingerprint };
}

const namesOf = async (mark: string, filter?: string) =>
  (await showBadges(mark, filter)).badges.map(({ name }) => name);

const markAsPrinted = (personIds: string[], fingerprint: string) =>
  call("POST /api/Print/badges", { token: admin.token, body: { personIds, fingerprint } });

/** A part of the names in one test, by which it finds its badges. */
const uniqueMark = () => `Mark${randomUUID().slice(0, 8)}`;

describe("badges", () => {
  it("are for everybody who comes, each person once with all roles", async () => {
    const mark = uniqueMark();
    const first = await insertNamedTeam(mark, { guideId });
    const second = await insertTeam(country, { size: 1 });
    await db.team.update({ where: { id: second.id }, data: { deputyLeaderId: first.leaderId } });
    await db.person.update({ where: { id: first.people.leader }, data: { isGuest: true } });
    await addMember(first.people.leader, committee);
    await insertGuest(country, { fullName: `${mark} guest` });
    await insertMember(country, committee, { fullName: `${mark} juror` });
    await insertGuide(country, (await signedIn("Guide")).id, { fullName: `${mark} guide` });
    // Somebody without a role, and members of teams that do not come.
    await insertPerson(country, { fullName: `${mark} nobody` });
    const online = await insertNamedTeam(`${mark} online`);
    await db.team.update({ where: { id: online.id }, data: { isOnline: true } });
    const withdrawn = await insertNamedTeam(`${mark} withdrawn`);
    await db.team.update({ where: { id: withdrawn.id }, data: { withdrawnAt: new Date() } });

    const { badges } = await showBadges(mark);
    const roles = ["leader", "deputy", "contestant", "juror", "guide", "guest"];
    expect(badges.map(({ name }) => name).sort()).toEqual(roles.map((role) => `${mark} ${role}`).sort());
    const textOf = (role: string) => badges.find(({ name }) => name.endsWith(role))?.text ?? "";
    expect(textOf("leader")).toContain("Leader · Deputy leader · Guest · Scientific Committee: Member");
    expect(textOf("contestant")).toMatch(new RegExp(` ${country.alpha3}\\d+( |$)`));
    expect(textOf("contestant")).toContain("Guide +359 54 000 000");
    expect(await namesOf(mark, "&role=Guide")).toEqual([`${mark} guide`]);
    expect(await namesOf(mark, "&group=Junior")).toEqual([]);
  });

  it("are new or changed until they are marked as printed, and again after a change", async () => {
    const mark = uniqueMark();
    const { people } = await insertNamedTeam(mark);
    const changedNames = () => namesOf(mark, "&changed=New+or+changed");
    const ids = [people.leader, people.deputy, people.contestant];
    const { fingerprint } = await showBadges(mark);
    expect(await markAsPrinted(ids, fingerprint)).toMatchObject({ status: 200, body: { count: 3 } });
    expect(await changedNames()).toEqual([]);

    await rename(people.deputy, `${mark} renamed`);
    await insertGuest(country, { fullName: `${mark} latecomer` });
    expect(await changedNames()).toEqual([`${mark} renamed`, `${mark} latecomer`]);

    const alone = await showBadges(`${mark}+renamed`);
    expect((await markAsPrinted([people.deputy], alone.fingerprint)).status).toBe(200);
    expect(await changedNames()).toEqual([`${mark} latecomer`]);
    const { texts } = await readPage(`/controlPanel/activity?person=${admin.id}`, admin);
    for (const badges of ["3 badges", "1 badge"])
      expect(texts("h3")).toContain(`Test Administrator marked ${badges} as printed`);
  });

  it("are not marked as printed by a page that is out of date", async () => {
    const mark = uniqueMark();
    const { people } = await insertNamedTeam(mark);
    const { fingerprint } = await showBadges(`${mark}+leader`);
    await rename(people.leader, `${mark} renamed leader`);
    expect((await markAsPrinted([people.leader], fingerprint)).status).toBe(409);
    expect(await count('SELECT count(*) FROM "PrintedItem" WHERE "personId" = $1', [people.leader])).toBe(0);
  });

  it("have a QR code each, which a scanner reads as the address of the person's page", async () => {
    const mark = uniqueMark();
    const { people } = await insertNamedTeam(mark);
    const codes = (await readPage(`${path}?q=${mark}`, admin)).all('img[alt="QR code"]');
    const read = codes.map(async (code) => {
      const [, base64 = ""] = code.attribute("src")?.split("data:image/png;base64,") ?? [];
      const { data, info } = await sharp(Buffer.from(base64, "base64"))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
    });
    const ids = (await Promise.all(read)).map((address) => address.split("/badge/")[1] ?? "");
    expect(ids.sort()).toEqual(Object.values(people).sort());
  });
});

describe("the page of a scanned badge", () => {
  /** The page's content without what differs between two responses to the same address. */
  async function readBadge(id: string, token?: string) {
    const { headers, body } = await call(`GET /badge/${id}`, token ? { cookies: { session: token } } : {});
    const main = partOf(body).first("main");
    return { cacheControl: headers.get("cache-control"), body, main, content: main.html.replaceAll(id, "ID") };
  }

  it("says nothing about the person, known or not, to visitors and registrators", async () => {
    const mark = uniqueMark();
    const { people } = await insertNamedTeam(mark);
    const registrator = await signedIn("TeamRegistrator", "JM");
    for (const token of [undefined, registrator.token]) {
      const known = await readBadge(people.contestant, token);
      const unknown = await readBadge(randomUUID(), token);
      expect(known.content).toContain("mailto:");
      expect(known.content).toBe(unknown.content);
      expect(known.body).not.toContain(mark);
      expect(known.cacheControl).toContain("no-store");
    }
  });

  it("shows guides and administrators the person with the phones of leader and guide", async () => {
    const mark = uniqueMark();
    const { people } = await insertNamedTeam(mark, { guideId });
    for (const { token } of [guide, admin]) {
      const { main, cacheControl } = await readBadge(people.contestant, token);
      expect(main.text).toContain(`${mark} contestant`);
      expect(main.text).toContain("Team leader");
      expect(main.values("a", "href")).toContain("tel:+35954000000");
      expect(cacheControl).toContain("no-store");
      const unknown = await readBadge(randomUUID(), token);
      expect(unknown.main.text).toContain("Nobody has this badge");
      expect(unknown.main.texts("h1")).toEqual(["Badge"]);
    }
  });

  it("shows a leader's phone to administrators and the team's own guide only, a guide's to every guide", async () => {
    const { leaderId, people } = await insertNamedTeam(uniqueMark(), { guideId });
    await query('UPDATE "Leader" SET "phoneNumber" = $1 WHERE "id" = $2', ["+359 54 111 111", leaderId]);
    const otherGuide = await signedIn("Guide");
    const otherGuideId = await insertGuide(country, otherGuide.id);
    const { personId } = await db.guide.findUniqueOrThrow({ where: { id: otherGuideId }, select: { personId: true } });
    const phonesOn = async (id: string, { token }: SignedIn) => {
      const { main } = await readBadge(id, token);
      return main.values("a", "href").flatMap((href) => (href.startsWith("tel:") ? [href.slice(4)] : []));
    };
    const [leaderPhone, guidePhone] = ["+35954111111", "+35954000000"];
    for (const id of [people.contestant, people.leader]) {
      for (const reader of [guide, admin])
        expect((await phonesOn(id, reader)).sort()).toEqual([guidePhone, leaderPhone]);
      expect(await phonesOn(id, otherGuide)).toEqual([guidePhone]);
    }
    expect(await phonesOn(people.deputy, otherGuide)).toEqual([guidePhone]);
    expect(await phonesOn(personId, guide)).toEqual([guidePhone]);
  });
});
