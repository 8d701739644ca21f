import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import { insertEdition } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { insertPastEdition, type PastEdition } from "@/e2e/support/past-edition";
import { baseUrl, db } from "@/e2e/support/site";
import { shownPages } from "@/lib/site/pages/public-pages";

test.each(shownPages("HIDDEN").map(({ path }) => path))("%s has a heading and a text in its HTML", async (path) => {
  const { main } = await readPage(path);
  expect(main.texts("h1")).toEqual([expect.stringMatching(/\w/)]);
  expect(main.text.length).toBeGreaterThan(200);
});

test("organizers are shown with partners, sponsors by rank, and patrons under the specified heading", async () => {
  const { body: contest } = await call("GET /api/Contest");
  /** Expects that a page shows every name in these lists of the edition, and returns its headings. */
  const expectNames = async (path: string, ...lists: string[]) => {
    const { headings, main } = await readPage(path);
    for (const list of lists) {
      expect(contest[list]).not.toEqual([]);
      for (const { name } of contest[list]) expect(main.text).toContain(name);
    }
    return headings;
  };
  expect(await expectNames("/organizers", "organizers", "partners")).toContain("Partners");
  const sponsors = await expectNames("/sponsors", "goldenSponsors", "silverSponsors", "bronzeSponsors");
  for (const rank of ["Gold", "Silver", "Bronze"]) expect(sponsors.join("\n")).toContain(rank);
  const patrons = await expectNames("/patrons", "patrons");
  expect(patrons[0]).toBe("Patrons");
  expect(patrons).toContain("Organizers");
});

test("each committee shows its members with role and country", async () => {
  const { text } = (await readPage("/commitees")).main;
  const { committees } = (await call("GET /api/Contest")).body;
  expect(committees.length).toBeGreaterThan(1);
  for (const { name, members } of committees) {
    expect(text).toContain(name);
    for (const { role, person } of members)
      for (const words of [role, person.fullName, person.country.name]) expect(text).toContain(words);
  }
});

test("every page of an empty edition says that it is empty", async () => {
  const { year } = await insertEdition();
  for (const [path, words] of Object.entries({
    organizers: "No organizers are listed",
    patrons: "No patrons are listed",
    sponsors: "No sponsors are listed",
    teams: "No teams",
    commitees: "No committees are listed",
    schedule: "No schedule is published",
    "information/rules": "No rules are published",
    "information/invitation": "No invitation letter is published",
    "information/materials": "No materials are published",
    "information/environment": "No description is published",
  })) {
    expect((await readPage(`/${year}/${path}`)).headings).toContain(words);
  }
  expect((await readPage(`/${year}`)).html).not.toContain("Taking part");
});

/** The events of a calendar file. */
async function events(path: string) {
  const text = await (await fetch(baseUrl + path)).text();
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("the schedule", () => {
  test("lists the five days in the venue's time and warns that it might change", async () => {
    const { text } = (await readPage("/schedule")).main;
    const days = ["9 April", "10 April", "11 April", "12 April", "13 April"];
    const times = ["10:00", "15:00", "17:00", "20:00", "23:00", "08:30", "13:30", "12:30", "16:00", "19:00", "20:30"];
    for (const words of ["Keep in mind that this Schedule might change", ...days, ...times])
      expect(text).toContain(words);
  });

  test("emphasises the two competition days", async () => {
    const sections = (await readPage("/schedule")).main.all("section");
    const days = sections.flatMap((day) => (day.attribute("data-competition") === undefined ? [] : [day.text]));
    expect(days).toEqual([expect.stringMatching(/^11 April Friday/), expect.stringMatching(/^12 April Saturday/)]);
    for (const day of days) {
      expect(day).toContain("Competition for seniors");
      expect(day).toContain("Competition for juniors");
    }
  });

  test("on the home page names what is next with its weekday, unless it is today", async () => {
    const factsAt = async (at: string) => (await readPage("/", { at })).main.texts("dt, dd").join(" ");
    expect(await factsAt("2025-04-09T11:00:00Z")).toContain("Now Arrival day · Shumen Next, Thursday 10:00 Excursion");
    expect(await factsAt("2025-04-10T06:00:00Z")).toContain("Next 10:00 Excursion");
    expect(await factsAt("2025-04-12T17:00:00Z")).toContain("Now 19:00 Award ceremony Next, Sunday Departure day");
  });

  test("is a calendar file with the ids of its entries", async () => {
    const { main } = await readPage("/schedule");
    expect(main.links["Add to calendar"]).toBe("/schedule.ics");
    const { headers } = await fetch(`${baseUrl}/schedule.ics`);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="schedule-2025.ics"');
    const entries = await events("/schedule.ics");
    expect(entries).toHaveLength(main.all("li").length);
    const arrival = entries.find(({ summary }) => summary === "IATI: Arrival day");
    expect([arrival?.startDate.isDate, arrival?.startDate.toString(), arrival?.location]).toEqual([
      true,
      "2025-04-09",
      "Shumen",
    ]);
    const ceremony = entries.find(({ summary }) => summary === "IATI: Award ceremony");
    expect(ceremony?.startDate.toJSDate()).toEqual(new Date("2025-04-12T16:00:00Z"));
    const items = await db.scheduleItem.findMany({ where: { edition: { isCurrent: true } }, select: { id: true } });
    expect(entries.map(({ uid }) => uid.split("@")[0]).sort()).toEqual(items.map(({ id }) => id).sort());
  });
});

describe("a past edition", () => {
  let past: PastEdition;
  beforeAll(async () => {
    past = await insertPastEdition();
  });

  /** A text of each page, and its title. */
  const pages = {
    "": ["Welcome to the eleventh.", "XI Tournament of Old"],
    "/organizers": ["Organizer of Old", "Organizers"],
    "/patrons": ["Patron of Old", "Patrons"],
    "/sponsors": ["Golden Past", "Sponsors"],
    "/commitees": ["Bounmy Chair", "Committees"],
    "/teams": ["Keo Sisavath", "Teams"],
    "/schedule": ["Contest of Old", "Schedule"],
    "/information/rules": ["The rules of the eleventh.", "Rules"],
    "/information/environment": ["Machines of the eleventh.", "Environment"],
  } as const;

  test.each(Object.entries(pages))(
    "has its own page %s, in the navigation, with a notice and a link to the current one",
    async (path, [text, title]) => {
      const page = await readPage(`/${past.year}${path}`);
      expect(page.title).toBe(`OLD ${past.year} · ${title}`);
      expect(page.main.text).toContain(text);
      const notice = page.first('aside[aria-label="Past edition"]');
      expect(notice.text).toContain(`You are looking at the ${past.year} edition`);
      expect(notice.links["Go to the current edition"]).toBe(path || "/");
      const navigation = page.first('nav[aria-label="Main"]').all("a");
      const current = navigation.find((link) => link.attribute("aria-current") !== undefined);
      expect(current?.attribute("href")).toBe(`/${past.year}${path}`);
    },
  );

  test("is linked in the footer; the current edition has no notice", async () => {
    const { all, first } = await readPage("/");
    expect(first("footer").links[past.year]).toBe(`/${past.year}`);
    expect(all('aside[aria-label="Past edition"]')).toEqual([]);
  });

  test("counts no days", async () => {
    const { headings, main } = await readPage(`/${past.year}`, { at: `${past.year}-03-20T09:00:00Z` });
    expect(headings).toContain("XI Tournament of Old");
    expect(main.text).not.toContain("days to go");
  });

  test("shows no private details, no registration actions, and no empty group", async () => {
    const { html, headings } = await readPage(`/${past.year}/teams`);
    for (const secret of ["Hidden Native", "hidden@past.example", "+856 555", "2007-07-07", "Hidden OS"])
      expect(html).not.toContain(secret);
    expect(headings.join("\n")).toContain("Senior Teams");
    expect(headings.join("\n")).not.toContain("Junior Teams");
    const { token } = await signedIn("TeamRegistrator", "LA");
    expect((await readPage(`/${past.year}`, { token })).main.links).not.toHaveProperty("Add Team");
  });

  test("has its own calendar file and no warning about changes", async () => {
    const { text, links } = (await readPage(`/${past.year}/schedule`)).main;
    expect(text).not.toContain("Keep in mind");
    const path = `/${past.year}/schedule.ics`;
    expect(links["Add to calendar"]).toBe(path);
    expect((await events(path)).map(({ summary }) => summary)).toEqual(["OLD: Contest of Old"]);
    expect((await fetch(`${baseUrl}/1999/schedule.ics`)).status).toBe(404);
  });

  test("has no links to the teams' forms, even for administrators; visitors see them nowhere", async () => {
    const { token } = await signedIn("Administrator");
    const formsOn = async (...args: Parameters<typeof readPage>) =>
      (await readPage(...args)).main.values("a", "href").filter((href) => href.startsWith("/editTeam?team="));
    expect(await formsOn(`/${past.year}/teams`, { token })).toEqual([]);
    expect(await formsOn("/teams")).toEqual([]);
    expect(await formsOn("/teams", { token })).not.toEqual([]);
  });

  test("of a year without an edition is not found", async () => {
    for (const path of ["/1999", "/1999/teams", "/2999/schedule", "/20231/teams", "/2023/addTeam"]) {
      expect((await readPage(path)).status, path).toBe(404);
    }
  });

  test("with the current year in its address is the current one", async () => {
    const response = await fetch(`${baseUrl}/2025/information/rules`);
    expect(response.url).toBe(`${baseUrl}/information/rules`);
  });
});
