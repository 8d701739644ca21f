import { beforeAll, describe, expect, it } from "vitest";
import { insertGuest } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { countryByCode, db } from "@/e2e/support/site";
import { pageAccess } from "@/lib/site/pages/access";

const everybody = ["anonymous", "TeamRegistrator", "Guide", "Administrator"] as const;
type Visitor = (typeof everybody)[number];

const editionPages = [
  "",
  "/organizers",
  "/patrons",
  "/sponsors",
  "/teams",
  "/results",
  "/commitees",
  "/schedule",
  "/schedule.ics",
  "/privacy",
  "/information/rules",
  "/information/environment",
  "/information/invitation",
  "/information/materials",
];
const controlPanelPages = [
  "users",
  "users/import",
  "users/print",
  "guides",
  "guides/import",
  "statistics",
  "leaders",
  "people",
  "exportImport",
  "print",
  "print/badges",
  "print/labels",
  "print/slips",
  "print/certificates",
  "print/diplomas",
  "print/answers",
  "print/letters",
  "teams",
  "contestants",
  "guests",
  "arrivals",
  "transfers",
  "transfers/print",
  "results",
  "seating",
  "seating/print",
  "edition",
  "missing",
  "mail",
  "mail/new",
  "personalData",
  "activity",
];

/** Who may open which pages, by the specification (sections 2 and 6), not by the site's own table. */
const openTo: [visitors: readonly Visitor[], pages: string[]][] = [
  [everybody, editionPages.map((path) => path || "/")],
  [everybody, editionPages.map((path) => `/{year}${path}`)],
  [everybody, ["/pictures/{file}", "/cards/{file}", "/heic/libheif.js"]],
  [everybody, ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"]],
  [
    everybody,
    ["/login", "/forgotPassword", "/password", "/logout", "/forbidden", "/badge/{personId}", "/letter/{code}"],
  ],
  [["TeamRegistrator", "Guide", "Administrator"], ["/account"]],
  [["TeamRegistrator"], ["/listTeams", "/addGuest", "/listGuests", "/letters"]],
  [
    ["TeamRegistrator", "Administrator"],
    ["/addTeam", "/editTeam"],
  ],
  [["Guide"], ["/guideHome"]],
  [["Administrator"], ["/controlPanel", ...controlPanelPages.map((name) => `/controlPanel/${name}`)]],
];
const rows = openTo.flatMap(([visitors, pages]) => pages.map((page) => [page, visitors] as const));

/** What those who may open a page get, where that is not the page. */
const otherResponses: Record<string, [status: number, location: string | null]> = {
  "/forbidden": [403, null],
  // No team is selected.
  "/editTeam": [307, "/"],
  // The results are hidden.
  "/results": [404, null],
  "/{year}/results": [404, null],
};

let sessions: Record<Visitor, string | undefined>;
let parameters: Record<string, string>;
beforeAll(async () => {
  const [registrator, guide, administrator] = await Promise.all([
    signedIn("TeamRegistrator", "LA"),
    signedIn("Guide"),
    signedIn("Administrator"),
  ]);
  sessions = {
    anonymous: undefined,
    TeamRegistrator: registrator.token,
    Guide: guide.token,
    Administrator: administrator.token,
  };
  const { code } = await db.letter.findFirstOrThrow({ orderBy: { number: "asc" }, select: { code: true } });
  const { hash } = await db.picture.findFirstOrThrow({ select: { hash: true } });
  parameters = {
    "{year}": String((await insertPastEdition()).year),
    "{personId}": await insertGuest(await countryByCode("LA")),
    "{code}": code,
    "/pictures/{file}": `/pictures/${hash}.webp`,
    "/cards/{file}": "/cards/teams.png",
  };
});

describe("access to pages", () => {
  it("is specified for every page", () => {
    expect(rows.map(([page]) => page).sort()).toEqual(Object.keys(pageAccess).sort());
  });

  it.each(rows)(
    "%s is open to %s only, and every response is cached or says that it is not",
    async (page, visitors) => {
      const filled = Object.entries(parameters).reduce((address, [name, value]) => address.replace(name, value), page);
      // The documents of all countries would take seconds.
      const path = page.startsWith("/controlPanel/print/") ? `${filled}?country=Laos` : filled;
      for (const visitor of everybody) {
        const session = sessions[visitor];
        const { status, headers } = await call(`GET ${path}`, session ? { cookies: { session } } : {});
        const actual = [visitor, status, headers.get("location")];
        if (visitors.includes(visitor)) expect(actual).toEqual([visitor, ...(otherResponses[page] ?? [200, null])]);
        else if (visitor === "anonymous")
          expect(actual).toEqual([visitor, 307, `/login?next=${encodeURIComponent(path)}`]);
        else expect(actual).toEqual([visitor, 403, null]);
        expect(headers.get("cache-control")).toMatch(
          visitors === everybody ? /no-store|no-cache|max-?age/ : /no-store/,
        );
      }
    },
  );
});
