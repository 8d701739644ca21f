import { describe, expect, test } from "vitest";
import { type Part, readPage } from "@/e2e/support/html";
import { signedIn } from "@/e2e/support/http";
import { menuPages } from "@/lib/site/pages/public-pages";

const whileOpen = "2025-03-20T21:58:59Z";
const navigation = async (...args: Parameters<typeof readPage>) =>
  (await readPage(...args)).first('nav[aria-label="Main"]');

const publicLinks = menuPages("HIDDEN").map(({ path, title }) => [title, path]);
const loginLink = ["Login", "/login"];

describe("the navigation", () => {
  test("links visitors to every public page, with Rules and Environment under Information, and to no other page", async () => {
    const { links, first } = await navigation("/schedule");
    expect(Object.entries(links)).toEqual([...publicLinks, loginLink]);
    const submenu = first("ul")
      .all("ul")
      .find((list) => list.attribute("id"));
    expect(submenu?.values("a", "href")).toEqual(["/information/rules", "/information/environment"]);
  });

  test.each([
    ["TeamRegistrator", { "List and Edit Teams": "/listTeams", Guests: "/listGuests" }],
    ["Guide", { "My teams": "/guideHome" }],
    ["Administrator", { "Control Panel": "/controlPanel" }],
  ] as const)("of a %s begins with the role's pages", async (role, pages) => {
    const { token } = await signedIn(role, "PA");
    const { links } = await navigation("/schedule", { token, at: whileOpen });
    const roleLinks = Object.entries(pages);
    expect(Object.entries(links).slice(0, roleLinks.length + 1)).toEqual([...roleLinks, ["Home", "/"]]);
  });
});

test("the control panel's navigation begins with the overview and the specified pages, has at most 17, and marks the current one or its parent", async () => {
  const { token } = await signedIn("Administrator");
  const read = async (path: string) => (await readPage(path, { token })).first('nav[aria-label="Control panel"]');
  const currentOf = ({ all }: Part, kind: "page" | "true") =>
    all(`a[aria-current=${kind}]`).map((link) => link.attribute("href"));
  const leaders = await read("/controlPanel/leaders");
  const names = Object.keys(leaders.links);
  const specified = ["Users", "Guides", "Statistics", "Leaders", "People", "Export/Import"];
  expect(names.slice(0, 7)).toEqual(["Overview", ...specified]);
  expect(names.length).toBeLessThanOrEqual(17);
  expect(currentOf(leaders, "page")).toEqual(["/controlPanel/leaders"]);
  expect(currentOf(await read("/controlPanel/print/badges"), "true")).toContain("/controlPanel/print");
});

test("the footer has the tournament, the year and the contact e-mail", async () => {
  const { text, links } = (await readPage("/")).first("footer");
  expect(text).toContain("XIII International Autumn Tournament in Informatics");
  expect(text).toContain("2025");
  expect(links["office@tournament.example"]).toBe("mailto:office@tournament.example");
});

test("an unknown address is 404, with links", async () => {
  const { status, headings, main } = await readPage("/no/such/page");
  expect(status).toBe(404);
  expect(headings).toContain("Page not found");
  expect(main.links.Teams).toBe("/teams");
});
