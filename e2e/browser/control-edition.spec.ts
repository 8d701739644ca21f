import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { openEdition, save, section, sectionButton } from "@/e2e/support/edition-page";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";
import { pictureBase64 } from "@/e2e/support/team-payload";
import { placeholderContact } from "@/lib/edition/rules";

withIsolatedSite();

// A section whose version is old, also that of a section that was just saved, is sent again.
test.use({ expectedErrors: ["409 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

const publicEdition = async () => (await isolatedSite().call("GET /api/Contest")).body;

test("the overview lists the first steps until all are done", async ({ page }) => {
  const { query } = isolatedSite();
  const [edition] = await query<{ welcomeText: string }>('SELECT "welcomeText" FROM "Edition" WHERE "isCurrent"');
  await query(`UPDATE "Edition" SET "contactEmail" = $1, "welcomeText" = '' WHERE "isCurrent"`, [placeholderContact]);
  await page.goto("/controlPanel");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(7);
  await expect(steps.getByRole("listitem").filter({ hasText: "Create the guides" })).toContainText("Done");
  await expect(steps.getByRole("listitem").filter({ hasText: "Write the welcome text" })).not.toContainText("Done");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await query('UPDATE "Edition" SET "welcomeText" = $1 WHERE "isCurrent"', [edition?.welcomeText]);
  await steps.getByRole("link", { name: "Change the contact address" }).click();
  const place = section(page, "Place and contact");
  await expect(place).toBeInViewport();
  await place.getByLabel("Contact e-mail").fill("office@tournament.example");
  await save(page, "Place and contact");
  await expect(page.getByText("Place and contact saved.")).toBeVisible();

  await page.goto("/controlPanel");
  await expect(page.getByRole("heading", { name: "Now" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("names, dates and age limits are checked, saved and published, and unchanged values are not sent", async ({
  page,
}) => {
  await openEdition(page, "Age limits");
  const general = section(page, "Names and dates");
  await save(page, "Names and dates");
  await expect(page.getByText("There are no changes to save.")).toBeVisible();

  await test.step("changing the tournament's dates shows a hint that the schedule keeps its dates", async () => {
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

  const limits = section(page, "Age limits");
  await limits.getByLabel("Juniors: born on or after").fill("2010-01-01");
  await limits.getByLabel("Seniors: born on or after").fill("");
  await save(page, "Age limits");
  await expect(page.getByText("Age limits saved.")).toBeVisible();
  const edition = await publicEdition();
  expect([edition.juniorsBornOnOrAfter, edition.seniorsBornOnOrAfter]).toEqual(["2010-01-01", null]);
  // The deadline was not changed.
  expect(edition.endOfRegistrationDate).toBe("2025-03-20T21:59:00.000Z");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "XIII Tournament of Maples" })).toBeVisible();
  await expect(page.getByText("9–14 April 2025").or(page.getByText("9 – 14 April 2025"))).toBeVisible();
});

test("a link to a section opens it, and unsaved changes are kept and marked in a closed section and shown in the preview only", async ({
  page,
}) => {
  const { venue } = await publicEdition();
  await page.goto("/controlPanel");
  await page.goto("/controlPanel/edition#committees");
  await expect(section(page, "Committees")).toBeInViewport();
  await expect(section(page, "Schedule")).toBeHidden();
  await sectionButton(page, "Committees").click();
  await expect(section(page, "Committees")).toBeHidden();
  await page.evaluate(() => location.assign("#committees"));
  await expect(section(page, "Committees")).toBeInViewport();

  const place = section(page, "Place and contact");
  const button = sectionButton(page, "Place and contact");
  await button.click();
  await place.getByLabel("Venue").fill("Nowhere, Yet");
  // Until then, the change opens a closed section, as a restored draft does.
  await expect(button).toContainText("Unsaved");
  await button.click();
  await expect(place).toBeHidden();
  await expect(button).toContainText("Unsaved");

  await sectionButton(page, "Preview").click();
  const preview = section(page, "Preview");
  await preview.getByRole("button", { name: "Home page" }).click();
  const home = preview.getByRole("region", { name: "Home page as visitors would see it" });
  await expect(home.getByText("Nowhere, Yet")).toBeVisible();
  await expect(home.getByText("Dear friends,")).toBeVisible();
  await preview.getByRole("button", { name: "Rules" }).click();
  await expect(
    preview.getByRole("region", { name: "Rules as visitors" }).getByRole("heading", { level: 1 }),
  ).toBeVisible();
  expect((await publicEdition()).venue).toBe(venue);

  await button.click();
  await expect(place.getByLabel("Venue")).toHaveValue("Nowhere, Yet");
  await place.getByRole("button", { name: "Discard changes" }).click();
  await expect(button).not.toContainText("Unsaved");
});

test("changes that another user has saved conflict only in the same section, where 'Keep mine' saves the typed values", async ({
  page,
}) => {
  const { call, tokenOf } = isolatedSite();
  const token = await tokenOf("admin");
  const path = `/api/Contest/${(await publicEdition()).id}`;
  await openEdition(page, "Place and contact", "Organizers and sponsors");
  const general = section(page, "Names and dates");
  await general.getByLabel("Short name").fill("MAPLE");
  await call(`PUT ${path}`, { token, body: { contactEmail: "else@tournament.example" } });
  await save(page, "Names and dates");
  await expect(page.getByText("Names and dates saved.")).toBeVisible();
  await expect(section(page, "Place and contact").getByLabel("Contact e-mail")).toHaveValue("else@tournament.example");

  await general.getByLabel("Short name").fill("MINE");
  await call(`PUT ${path}`, { token, body: { shortName: "THEIRS" } });
  await save(page, "Names and dates");
  await expect(general.getByRole("heading", { name: "Somebody else has changed this" })).toBeFocused();
  await expect(general.getByText("Their version differs from yours in: Short name.")).toBeVisible();
  await general.getByRole("button", { name: "Keep mine" }).click();
  await expect(general.getByLabel("Short name")).toHaveValue("MINE");
  await expect.poll(async () => (await publicEdition()).shortName).toBe("MINE");

  const companies = section(page, "Organizers and sponsors");
  await companies.getByRole("button", { name: "Add a patron" }).click();
  await section(page, "Patrons").getByRole("listitem").last().getByLabel("Name").fill("Patron of mine");
  const stored = (await call(`GET ${path}/settings`, { token })).body.companies;
  const others = stored.filter(({ kind }: { kind: string }) => kind !== "PARTNER");
  await call(`PUT ${path}/companies`, { token, body: { companies: others } });
  await save(page, "Organizers and sponsors");
  await expect(
    companies.getByRole("heading", { name: "Somebody else has changed this in the meantime" }),
  ).toBeFocused();
  await expect(companies.getByText("Their version differs from yours in: Organizers and sponsors.")).toBeVisible();
  await companies.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();
  const { patrons, partners } = await publicEdition();
  expect(patrons.map(({ name }: { name: string }) => name)).toContain("Patron of mine");
  expect(partners.length).toBeGreaterThan(0);
});

test("the place, the links and the pictures of the venue are checked and shown on the site's pages", async ({
  page,
}) => {
  await openEdition(page, "Place and contact", "Links", "Pictures of the venue");
  const place = section(page, "Place and contact");
  await place.getByLabel("Time zone").fill("Europe/Nowhere");
  await place.getByLabel("Coordinates").fill("somewhere");
  await save(page, "Place and contact");
  await expect(place.getByText("There is no such time zone.")).toBeVisible();
  await expect(place.getByText("Use latitude and longitude in degrees")).toBeVisible();
  await place.getByLabel("Time zone").fill("Europe/Istanbul");
  await place.getByLabel("Coordinates").fill("43.27, 26.93");
  await place.getByLabel("Venue").fill("Varna, Bulgaria");
  await place.getByLabel("Contact e-mail").fill("varna@tournament.example");
  await save(page, "Place and contact");
  await expect(page.getByText("Place and contact saved.")).toBeVisible();

  const links = section(page, "Links");
  await links.getByLabel("Invitation letter").fill("javascript:alert(1)");
  await save(page, "Links");
  await expect(links.getByText("Use a full address that begins with https://")).toBeVisible();
  await links.getByLabel("Invitation letter").fill("https://letters.example/2025.pdf");
  await save(page, "Links");
  await expect(page.getByText("Links saved.")).toBeVisible();

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

  await page.goto("/schedule");
  await expect(page.getByText("All times are Varna time.")).toBeVisible();
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "varna@tournament.example" });
  await expect(contact).toBeVisible();
  await page.goto("/");
  const letter = page.getByRole("link", { name: "Invitation letter" });
  await expect(letter).toHaveAttribute("href", "https://letters.example/2025.pdf");
  const materials = page.getByRole("link", { name: "Competition materials" });
  await expect(materials).toHaveAttribute("href", "/information/materials");
  const shown = page.getByRole("region", { name: "The venue" });
  await expect(shown.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /mlat=43.27&mlon=26.93/);
  const canteen = shown.getByRole("figure", { name: "The canteen" }).locator("img");
  await expect(canteen).toHaveAttribute("src", /^\/pictures\/[\da-f]{64}\.webp$/);
  await expect(canteen).toHaveAttribute("loading", "lazy");
  await expect(canteen).toHaveAttribute("width", /^\d+$/);
});

test("values of a list can be added, renamed, moved and removed, and the forms offer them", async ({
  page,
  context,
}) => {
  await openEdition(page, "Place and contact", "Lists", "Links", "Preview", "The next edition");
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
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
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

test("the next edition is prepared, edited and made the current one, and the old one stays under its year", async ({
  page,
  context,
}) => {
  const [team] = (await isolatedSite().call("GET /api/Team")).body;
  await openEdition(page, "Place and contact", "The next edition");
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
