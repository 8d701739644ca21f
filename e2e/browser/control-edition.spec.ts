import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { openEdition, section, sectionButton } from "@/e2e/support/edition-page";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";
import { pictureBase64 } from "@/e2e/support/team-payload";

withIsolatedSite();

const save = (page: Page, name: string) => section(page, name).getByRole("button", { name: "Save" }).click();

test.beforeEach(async ({ context, page }) => {
  await signInAsDemo(context, "admin");
  await openEdition(page, "Place and contact", "Lists", "Links", "Preview", "The next edition");
});

test("the control panel links to the page, which is accessible and fits a phone", async ({ page }) => {
  await page.goto("/controlPanel");
  await page.getByRole("main").getByRole("link", { name: "Edition" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "The 2025 edition" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test("changed names and dates are saved and published, unchanged ones are not sent, and a deadline in the past is asked about", async ({
  page,
}) => {
  const general = section(page, "Names and dates");
  await save(page, "Names and dates");
  await expect(page.getByText("There are no changes to save.")).toBeVisible();
  await general.getByLabel("Last day").fill("2025-04-08");
  await save(page, "Names and dates");
  await expect(general.getByText("The tournament cannot end before it begins.")).toBeVisible();
  await general.getByLabel("Last day").fill("2025-04-14");
  await general.getByLabel("End of registration").fill("2025-01-31T12:00");
  await save(page, "Names and dates");
  const question = page.getByRole("dialog", { name: "Save anyway?" });
  await expect(question.getByText("The end of registration is in the past")).toBeVisible();
  await question.getByRole("button", { name: "Go back" }).click();
  await general.getByLabel("End of registration").fill("2025-03-20T23:59");
  await general.getByLabel("Name", { exact: false }).first().fill("XIII Tournament of Maples");
  await save(page, "Names and dates");
  await expect(page.getByText("Names and dates saved.")).toBeVisible();
  // The deadline was not changed.
  const { body } = await isolatedSite().call("GET /api/Contest");
  expect(body.endOfRegistrationDate).toBe("2025-03-20T21:59:00.000Z");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "XIII Tournament of Maples" })).toBeVisible();
  await expect(page.getByText("9–14 April 2025").or(page.getByText("9 – 14 April 2025"))).toBeVisible();
});

test("age limits are saved and removed", async ({ page }) => {
  const limits = section(page, "Age limits");
  await sectionButton(page, "Age limits").click();
  await limits.getByLabel("Juniors: born on or after").fill("2010-01-01");
  await limits.getByLabel("Seniors: born on or after").fill("");
  await save(page, "Age limits");
  await expect(page.getByText("Age limits saved.")).toBeVisible();
  const { body } = await isolatedSite().call("GET /api/Contest");
  expect([body.juniorsBornOnOrAfter, body.seniorsBornOnOrAfter]).toEqual(["2010-01-01", null]);
});

test("changing the tournament's dates shows a hint that the schedule keeps its dates", async ({ page }) => {
  const general = section(page, "Names and dates");
  const firstDay = general.getByLabel("First day");
  const sentence = "The schedule keeps its dates. Change them under Schedule.";
  await expect(firstDay).not.toHaveAccessibleDescription(sentence);
  await firstDay.fill("2025-04-10");
  await expect(firstDay).toHaveAccessibleDescription(sentence);
  await general.getByRole("link", { name: "Schedule" }).click();
  await expect(section(page, "Schedule")).toBeInViewport();
  await general.getByRole("button", { name: "Discard changes" }).click();
  await expect(firstDay).not.toHaveAccessibleDescription(sentence);
});

test("a link to a section opens it, and a closed section keeps and marks its unsaved changes", async ({ page }) => {
  await page.goto("/controlPanel");
  await page.goto("/controlPanel/edition#committees");
  await expect(section(page, "Committees")).toBeInViewport();
  await expect(section(page, "Schedule")).toBeHidden();
  await sectionButton(page, "Committees").click();
  await expect(section(page, "Committees")).toBeHidden();
  await page.goto("/controlPanel/edition#committees");
  await expect(section(page, "Committees")).toBeInViewport();
  const general = section(page, "Names and dates");
  await general.getByLabel("Short name").fill("NEVER SAVED");
  await sectionButton(page, "Names and dates").click();
  await expect(general).toBeHidden();
  await expect(sectionButton(page, "Names and dates")).toContainText("Unsaved");
  await sectionButton(page, "Names and dates").click();
  await expect(general.getByLabel("Short name")).toHaveValue("NEVER SAVED");
  await general.getByRole("button", { name: "Discard changes" }).click();
  await expect(sectionButton(page, "Names and dates")).not.toContainText("Unsaved");
});

test.describe("changes that another user has saved", () => {
  test.use({ expectedErrors: ["409"] });

  test("conflict only in the same section, where the typed values are kept", async ({ page }) => {
    const { call, tokenOf } = isolatedSite();
    const token = await tokenOf("admin");
    const { id } = (await call("GET /api/Contest")).body;
    const general = section(page, "Names and dates");
    await general.getByLabel("Short name").fill("MAPLE");
    await call(`PUT /api/Contest/${id}`, { token, body: { contactEmail: "else@tournament.example" } });
    await save(page, "Names and dates");
    await expect(page.getByText("Names and dates saved.")).toBeVisible();
    await expect(section(page, "Place and contact").getByLabel("Contact e-mail")).toHaveValue(
      "else@tournament.example",
    );

    await general.getByLabel("Short name").fill("MINE");
    await call(`PUT /api/Contest/${id}`, { token, body: { shortName: "THEIRS" } });
    await save(page, "Names and dates");
    await expect(general.getByRole("heading", { name: "Somebody else has changed this" })).toBeFocused();
    await expect(general.getByRole("cell", { name: "THEIRS" })).toBeVisible();
    await general.getByRole("button", { name: "Keep mine" }).click();
    await expect(general.getByLabel("Short name")).toHaveValue("MINE");
    await expect.poll(async () => (await call("GET /api/Contest")).body.shortName).toBe("MINE");
  });
});

test("the venue and the contact e-mail change on every page", async ({ page }) => {
  const place = section(page, "Place and contact");
  await place.getByLabel("Time zone").fill("Europe/Nowhere");
  await save(page, "Place and contact");
  await expect(place.getByText("There is no such time zone.")).toBeVisible();
  await place.getByLabel("Time zone").fill("Europe/Istanbul");
  await place.getByLabel("Venue").fill("Varna, Bulgaria");
  await place.getByLabel("Contact e-mail").fill("varna@tournament.example");
  await save(page, "Place and contact");
  await expect(page.getByText("Place and contact saved.")).toBeVisible();
  await page.goto("/schedule");
  const footer = page.getByRole("contentinfo");
  await expect(page.getByText("All times are Varna time.")).toBeVisible();
  await expect(footer.getByRole("link", { name: "varna@tournament.example" })).toBeVisible();
});

test("values of a list can be added, renamed, moved and removed, and the forms offer them", async ({
  page,
  context,
}) => {
  const lists = section(page, "Lists");
  const places = lists.getByRole("group", { name: "Arrival locations" });
  await places.getByRole("button", { name: "Add a value" }).click();
  await page.keyboard.type("Varna Harbour");
  await places.getByRole("textbox", { name: "Sofia Airport" }).fill("Sofia Airport, Terminal 2");
  await places.getByRole("button", { name: "Move Varna Airport up" }).press("Enter");
  // The first value's 'up' button is disabled, so the focus is on the button beside it.
  await expect(places.getByRole("button", { name: "Move Varna Airport down" })).toBeFocused();
  await expect(places.getByRole("button", { name: "Remove Varna Airport" })).toBeHidden();
  await expect(places.getByRole("textbox", { name: "Other" })).not.toBeEditable();
  const systems = lists.getByRole("group", { name: "Operating systems" });
  await systems.getByRole("button", { name: "Add a value" }).click();
  await save(page, "Lists");
  await expect(systems.getByText("A value is required.")).toBeVisible();
  await systems.getByRole("button", { name: "Remove new value" }).click();
  await save(page, "Lists");
  await expect(page.getByText("Lists saved.")).toBeVisible();

  await signInAsDemo(context, "registrator.bg");
  await page.goto("/addTeam");
  const offered = await page.getByLabel("Arrival location").first().getByRole("option").allTextContents();
  expect(offered.slice(1, 3)).toEqual(["Varna Airport", "Sofia Airport, Terminal 2"]);
  expect(offered.at(-1)).toBe("Varna Harbour");
  const [left] = await isolatedSite().query<{ count: string }>(
    'SELECT count(*) FROM "Team" WHERE \'Sofia Airport\' IN ("arrivalLocation", "departureLocation")',
  );
  expect(left?.count).toBe("0");
});

test("links are shown on the home page, without an address they open the site's own page, and javascript: links are rejected", async ({
  page,
}) => {
  const links = section(page, "Links");
  await links.getByLabel("Invitation letter").fill("javascript:alert(1)");
  await save(page, "Links");
  await expect(links.getByText("Use a full address that begins with https://")).toBeVisible();
  await links.getByLabel("Invitation letter").fill("https://letters.example/2025.pdf");
  await save(page, "Links");
  await expect(page.getByText("Links saved.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Invitation letter" })).toHaveAttribute(
    "href",
    "https://letters.example/2025.pdf",
  );
  await expect(page.getByRole("link", { name: "Competition materials" })).toHaveAttribute(
    "href",
    "/information/materials",
  );
});

test("pictures of the venue with a map and an address are shown on the home page", async ({ page }) => {
  const place = section(page, "Place and contact");
  await place.getByLabel("Coordinates").fill("somewhere");
  await save(page, "Place and contact");
  await expect(place.getByText("Use latitude and longitude in degrees")).toBeVisible();
  await place.getByLabel("Coordinates").fill("43.27, 26.93");
  await save(page, "Place and contact");
  await expect(page.getByText("Place and contact saved.")).toBeVisible();

  await sectionButton(page, "Pictures of the venue").click();
  const venue = section(page, "Pictures of the venue");
  await venue.getByRole("button", { name: "Add a picture" }).click();
  await venue.getByLabel("Caption").last().fill("The canteen");
  await save(page, "Pictures of the venue");
  await expect(venue.getByText("Choose a picture.")).toBeVisible();
  const buffer = Buffer.from(await pictureBase64("#2468ac"), "base64");
  await venue.getByLabel("Picture: The canteen").setInputFiles({ name: "canteen.png", mimeType: "image/png", buffer });
  await expect(venue.getByRole("img", { name: "Picture: The canteen" })).toHaveAttribute("src", /^data:/);
  await save(page, "Pictures of the venue");
  await expect(page.getByText("Pictures of the venue saved.")).toBeVisible();

  await page.goto("/");
  const shown = page.getByRole("region", { name: "The venue" });
  await expect(shown.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /mlat=43.27&mlon=26.93/);
  const canteen = shown.getByRole("figure", { name: "The canteen" }).locator("img");
  await expect(canteen).toHaveAttribute("src", /^\/pictures\/[\da-f]{64}\.webp$/);
  await expect(canteen).toHaveAttribute("loading", "lazy");
  await expect(canteen).toHaveAttribute("width", /^\d+$/);
});

test("the preview shows unsaved text that visitors do not see", async ({ page }) => {
  const { venue } = (await isolatedSite().call("GET /api/Contest")).body;
  await section(page, "Place and contact").getByLabel("Venue").fill("Nowhere, Yet");
  const preview = section(page, "Preview");
  await preview.getByRole("button", { name: "Home page" }).click();
  const home = preview.getByRole("region", { name: "Home page as visitors would see it" });
  await expect(home.getByText("Nowhere, Yet")).toBeVisible();
  await expect(home.getByText("Dear friends,")).toBeVisible();
  await preview.getByRole("button", { name: "Rules" }).click();
  await expect(
    preview.getByRole("region", { name: "Rules as visitors" }).getByRole("heading", { level: 1 }),
  ).toBeVisible();
  expect((await isolatedSite().call("GET /api/Contest")).body.venue).toBe(venue);
});

test("the next edition is prepared, edited and made the current one, and the old one stays under its year", async ({
  page,
  context,
}) => {
  const [team] = (await isolatedSite().call("GET /api/Team")).body;
  const next = section(page, "The next edition");
  const prepare = next.getByRole("button", { name: "Prepare the next edition" });
  await section(page, "Place and contact").getByLabel("Venue").fill("Unsaved, Yet");
  await prepare.click();
  await expect(page.getByText("Save or discard your changes above first")).toBeVisible();
  await section(page, "Place and contact").getByRole("button", { name: "Discard changes" }).click();
  await next.getByLabel("Year").fill("2024");
  await prepare.click();
  await expect(next.getByText("The tournament must begin in the edition's year.")).toBeVisible();
  await next.getByLabel("Year").fill("2026");
  await next.getByLabel("First day").fill("2026-04-15");
  await next.getByLabel("Last day").fill("2026-04-19");
  await expect(next.getByLabel("Copy the committee members")).toBeChecked();
  await prepare.click();

  await expect(page.getByRole("heading", { level: 1, name: "The 2026 edition" })).toBeVisible();
  await expect(page.getByText("Only administrators see it until it is the current one.")).toBeVisible();
  await section(page, "Names and dates").getByLabel("Name", { exact: false }).first().fill("XIV Tournament of Maples");
  const start = page.getByRole("button", { name: "Make it the current edition" });
  await sectionButton(page, "Make it the current edition").click();
  await start.last().click();
  await expect(page.getByText("Save or discard your changes above first").last()).toBeVisible();
  await save(page, "Names and dates");
  await expect(page.getByText("Names and dates saved.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await openEdition(page, "The next edition");
  await next.getByRole("link", { name: "2026 edition" }).click();
  await sectionButton(page, "Make it the current edition").click();
  await start.last().click();
  const question = page.getByRole("dialog", { name: "Make 2026 the current edition?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(start.last()).toBeFocused();
  await start.last().click();
  await question.getByRole("button", { name: "Start the 2026 edition" }).click();

  await expect(page.getByText("The 2026 edition is the current one now!")).toBeVisible();
  await expect(page).toHaveURL("/controlPanel/edition");
  await expect(page.getByRole("main")).toBeFocused();
  await sectionButton(page, "The next edition").click();
  await expect(next.getByLabel("Year")).toHaveValue("2027");

  await page.goto("/commitees");
  await expect(page.getByRole("main").getByRole("listitem")).not.toHaveCount(0);
  await page.goto("/teams");
  await expect(page.getByText(team.name)).toHaveCount(0);
  await page.goto("/2025/teams");
  await expect(page.getByText(team.name).first()).toBeVisible();
  await page.goto("/2025/information/rules");
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();

  await signInAsDemo(context, "registrator.bg");
  await page.goto("/addTeam");
  await expect(page.getByText("2025").first()).toBeVisible();
  await page.goto("/listTeams");
  await expect(page.getByText(team.name)).toHaveCount(0);
});
