import { editionViews } from "@/components/edition/editor/views";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { openEdition, remove, save, section } from "@/e2e/support/edition-page";
import { call, demoToken } from "@/e2e/support/http";
import { pictureFile } from "@/e2e/support/payloads";
import { publicEdition } from "@/e2e/support/public-edition";
import { query } from "@/e2e/support/site";

ownSite();

// Forms with an old version or invalid fields.
test.use({ expectedErrors: ["409 /api/Contest/", "422 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

const savedMessage = "Dates, place and lists saved.";

test("the overview lists the first steps until all are done", async ({ page }) => {
  const [edition] = await query<{ welcomeText: string }>('SELECT "welcomeText" FROM "Edition" WHERE "isCurrent"');
  await query(`UPDATE "Edition" SET "contactEmail" = NULL, "welcomeText" = '' WHERE "isCurrent"`);
  await page.goto("/controlPanel");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(9);
  await expect(steps.getByRole("listitem").filter({ hasText: "Create the guides" })).toContainText("Done");
  await expect(steps.getByRole("listitem").filter({ hasText: "Write the welcome text" })).not.toContainText("Done");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await query('UPDATE "Edition" SET "welcomeText" = $1 WHERE "isCurrent"', [edition?.welcomeText]);
  await steps.getByRole("link", { name: "Enter the contact address" }).click();
  const place = section(page, "Place and contact");
  await expect(place).toBeInViewport();
  await place.getByLabel("Contact e-mail").fill("office@tournament.example");
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();

  await page.goto("/controlPanel");
  await expect(page.getByRole("heading", { name: "Now" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("names, dates and age limits are checked, saved and published, and unchanged values are not sent", async ({
  page,
}) => {
  await openEdition(page);
  const general = section(page, "Names and dates");
  await save(page);
  await expect(page.getByText("There are no changes to save.")).toBeVisible();

  await test.step("changing the tournament's dates shows a hint that the schedule keeps its dates", async () => {
    const firstDay = general.getByLabel("First day");
    const sentence = "The schedule keeps its dates. Change them under Schedule.";
    await expect(firstDay).not.toHaveAccessibleDescription(sentence);
    await firstDay.fill("2025-04-10");
    await expect(firstDay).toHaveAccessibleDescription(sentence);
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(firstDay).not.toHaveAccessibleDescription(sentence);
  });

  await general.getByLabel("Last day").fill("2025-04-08");
  await save(page);
  await expect(general.getByText("The tournament cannot end before it begins.")).toBeVisible();
  await general.getByLabel("Last day").fill("2025-04-14");
  await general.getByLabel("End of registration").fill("2025-01-31T12:00");
  await save(page);
  const question = page.getByRole("dialog", { name: "Save anyway?" });
  await expect(question.getByText("The end of registration is in the past")).toBeVisible();
  await question.getByRole("button", { name: "Go back" }).click();
  await general.getByLabel("End of registration").fill("2025-03-20T23:59");
  await general.getByLabel("Name", { exact: false }).first().fill("XIII Tournament of Maples");
  const limits = section(page, "Age limits");
  await limits.getByLabel("Earliest date of birth of juniors").fill("2010-01-01");
  await limits.getByLabel("Earliest date of birth of seniors").fill("");
  const request = page.waitForRequest((sent) => sent.method() === "PUT");
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();
  expect(Object.keys((await request).postDataJSON()).sort()).toEqual(
    ["endDate", "juniorsBornOnOrAfter", "name", "seniorsBornOnOrAfter", "version"].sort(),
  );
  const edition = await publicEdition();
  expect([edition.juniorsBornOnOrAfter, edition.seniorsBornOnOrAfter]).toEqual(["2010-01-01", null]);
  // The deadline was not changed.
  expect(edition.endOfRegistrationDate).toBe("2025-03-20T21:59:00.000Z");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "XIII Tournament of Maples" })).toBeVisible();
  await expect(page.getByText(/9\s*–\s*14 April 2025/)).toBeVisible();
});

test("a link to a part of a view shows it, and unsaved changes are shown in the preview only and are there again after leaving", async ({
  page,
}) => {
  const { venue } = await publicEdition();
  await page.goto("/controlPanel");
  await page.goto("/controlPanel/edition#lists");
  await expect(section(page, "Lists")).toBeInViewport();
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Place" }).click();
  const place = section(page, "Place and contact");
  await expect(place).toBeInViewport();
  await place.getByLabel("Venue").fill("Nowhere, Yet");

  const home = page.getByRole("region", { name: "Home page as visitors would see it" });
  await expect(home).toBeHidden();
  await page.getByText("Preview of the home page").click();
  await expect(home.getByText("Nowhere, Yet")).toBeVisible();
  expect((await publicEdition()).venue).toBe(venue);

  const committees = page.getByRole("navigation", { name: "Edition" }).getByRole("link", { name: "Committees" });
  await committees.click();
  await expect(page.getByRole("button", { name: "Add a committee" })).toBeVisible();
  await page.goto("/controlPanel/edition");
  await expect(place.getByLabel("Venue")).toHaveValue("Nowhere, Yet");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(place.getByLabel("Venue")).toHaveValue(venue);
});

test("no view of the edition is wider than a phone, inaccessible, or full of buttons that remove something", async ({
  page,
}) => {
  await openEdition(page);
  await expect(page.getByRole("navigation", { name: "Edition" }).getByRole("link")).toHaveCount(10);
  for (const view of Object.keys(editionViews)) {
    await test.step(view, async () => {
      await openEdition(page, view);
      // Not those of a list's entries, which have only an icon and remove nothing before the form is saved.
      const removing = page.getByRole("button", { name: /^(Delete|Remove)\b/ }).filter({ visible: true, hasText: /./ });
      expect(await removing.count()).toBeLessThanOrEqual(3);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  }
});

test("changes that another user has saved conflict only in the same form, where 'Keep mine' saves the typed values and no others", async ({
  page,
}) => {
  const token = await demoToken("admin");
  const path = `/api/Contest/${(await publicEdition()).id}`;
  await openEdition(page);
  const shortName = section(page, "Names and dates").getByLabel("Short name");
  const contact = section(page, "Place and contact").getByLabel("Contact e-mail");
  await shortName.fill("MAPLE");
  const { environmentDescription } = await publicEdition();
  await call(`PUT ${path}/texts`, { token, body: { environmentDescription: `${environmentDescription}<p>More.</p>` } });
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();

  await shortName.fill("MINE");
  await call(`PUT ${path}`, { token, body: { shortName: "THEIRS", contactEmail: "else@tournament.example" } });
  await save(page);
  await expect(page.getByRole("heading", { name: "Somebody else has changed this" })).toBeFocused();
  const panel = page.getByRole("region", { name: "Somebody else has changed this in the meantime" });
  await expect(panel.getByRole("listitem")).toHaveText(["Short name: yours MINE, theirs THEIRS"]);
  await expect(panel).toContainText("What else they changed stays: Contact e-mail.");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await expect(contact).toHaveValue("else@tournament.example");
  await expect(shortName).toHaveValue("MINE");
  await expect
    .poll(async () => (await call(`GET ${path}/settings`, { token })).body)
    .toMatchObject({ shortName: "MINE", contactEmail: "else@tournament.example" });
});

test("the place, the links and the pictures of the venue are checked and shown on the site's pages", async ({
  page,
}) => {
  await openEdition(page);
  const place = section(page, "Place and contact");
  await place.getByLabel("Time zone").fill("Europe/Nowhere");
  await place.getByLabel("Coordinates").fill("somewhere");
  await save(page);
  await expect(place.getByText("There is no such time zone.")).toBeVisible();
  await expect(place.getByText("Use latitude and longitude in degrees")).toBeVisible();
  await place.getByLabel("Time zone").fill("Europe/Istanbul");
  await place.getByLabel("Coordinates").fill("43.27, 26.93");
  await place.getByLabel("Venue").fill("Varna, Bulgaria");
  await place.getByLabel("Contact e-mail").fill("varna@tournament.example");
  const links = section(page, "Links");
  await links.getByLabel("Invitation letter").fill("javascript:alert(1)");
  await save(page);
  await expect(links.getByText("Use a full address that begins with https://")).toBeVisible();
  await links.getByLabel("Invitation letter").fill("https://letters.example/2025.pdf");
  // Both cities have the same time in April, but not at the end of registration.
  await save(page);
  await expect(place.getByText("Choose what happens to the times that were entered.")).toBeVisible();
  const entered = place.getByRole("combobox", { name: "Times entered so far" });
  await expect(entered).toHaveAccessibleDescription(/The example is the end of registration\./);
  await expect(entered.getByRole("option")).toHaveText([
    "Choose…",
    "Keep them: 20 Mar, 23:59 stays 20 Mar, 23:59",
    "Move them: 20 Mar, 23:59 becomes 21 Mar, 00:59",
  ]);
  await expectAccessible(page);
  await entered.selectOption("KEEP");
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();
  await expect(entered).toHaveCount(0);
  expect((await publicEdition()).endOfRegistrationDate).toBe("2025-03-20T20:59:00.000Z");

  await openEdition(page, "pictures");
  await page.getByRole("button", { name: "Add a picture" }).click();
  // Buttons name pictures without a caption by their numbers.
  await page.getByLabel("Caption").first().fill("");
  await expect(page.getByRole("button", { name: "Move picture 1 down" })).toBeVisible();
  const count = await page.getByLabel("Caption").count();
  await expect(page.getByRole("button", { name: `Move picture ${count} up` })).toBeVisible();
  await page.getByLabel("Caption").first().fill("The hall");
  await page.setViewportSize({ width: 1280, height: 400 });
  await save(page);
  const errors = page.getByRole("region", { name: "2 fields need your attention" });
  await expect(errors.getByRole("link")).toHaveText(["Choose a picture.", "Caption is required."]);
  await page.getByLabel("Caption").last().fill("The canteen");
  const buffer = await pictureFile("#2468ac");
  await page.getByLabel("Picture: The canteen").setInputFiles({ name: "canteen.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("img", { name: "Picture: The canteen" })).toHaveAttribute("src", /^data:/);
  await save(page);
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
  await expect(canteen).toHaveAttribute("src", /^\/pictures\/[\w-]{22}\.webp$/);
  await expect(canteen).toHaveAttribute("loading", "lazy");
  await expect(canteen).toHaveAttribute("width", /^\d+$/);
});

test("values of a list can be added, renamed, moved and removed, and the forms offer them", async ({
  page,
  context,
}) => {
  await openEdition(page);
  const lists = section(page, "Lists");
  const places = lists.getByRole("group", { name: "Arrival locations" });
  await places.getByRole("button", { name: "Add a value" }).click();
  await page.keyboard.type("Varna Harbour");
  await places.getByRole("textbox", { name: "Sofia Airport" }).fill("Sofia Airport, Terminal 2");
  await places.getByRole("button", { name: "Move Varna Airport up" }).press("Enter");
  await expect(places.getByRole("button", { name: "Move Varna Airport up" })).toBeFocused();
  await expect(places.getByRole("button", { name: "Remove Varna Airport" })).toBeHidden();
  await expect(places.getByRole("textbox", { name: "Other" })).not.toBeEditable();
  const systems = lists.getByRole("group", { name: "Operating systems" });
  await systems.getByRole("button", { name: "Add a value" }).click();
  const sizes = lists.getByRole("group", { name: "T-shirt sizes" });
  await sizes.getByRole("button", { name: "Add a value" }).click();
  await save(page);
  await expect(systems.getByText("A value is required.")).toBeVisible();
  const errors = page.getByRole("region", { name: "2 fields need your attention" });
  await expect(errors.getByRole("link", { name: "T-shirt sizes: A value is required." })).toBeVisible();
  await expect(errors.getByRole("link", { name: "Operating systems: A value is required." })).toBeVisible();
  await remove(page, `new value ${await sizes.getByRole("textbox").count()}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await remove(page, `new value ${await systems.getByRole("textbox").count()}`);
  await expect(systems.getByRole("heading", { name: "Operating systems" })).toBeFocused();
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();

  await signInAsDemo(context, "registrator.bg");
  await page.goto("/addTeam");
  const offered = await page.getByLabel("Arrival location").first().getByRole("option").allTextContents();
  expect([...offered.slice(1, 3), offered.at(-1)]).toEqual([
    "Varna Airport",
    "Sofia Airport, Terminal 2",
    "Varna Harbour",
  ]);
});

test("after the edit day a registrator changes journeys and nothing else, until the date that the edition says", async ({
  page,
  browser,
}) => {
  await openEdition(page);
  await page.getByLabel("Journeys can be changed until").fill("2025-03-21T12:00");
  await save(page);
  await expect(page.getByText("Details can be edited until 21 March 2025, 23:59. Choose a later time.")).toBeVisible();
  await page.getByLabel("Journeys can be changed until").fill("2025-04-05T23:59");
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();

  const otherContext = await browser.newContext();
  const registrator = await otherContext.newPage();
  const edit = await openOwnTeam(registrator, otherContext, "HN");
  await setClock(otherContext, "2025-03-25T12:00:00Z");
  await registrator.goto("/");
  await expect(registrator.getByText(/can still be changed until 5 April 2025, 23:59/)).toBeVisible();
  for (const name of ["Add Team", "Add Guest"]) await expect(registrator.getByRole("link", { name })).toHaveCount(0);
  await edit.open();
  await expect(
    registrator.getByText("Only arrivals and departures can still be changed, until 5 April 2025, 23:59."),
  ).toBeVisible();
  await expect(edit.basics.getByLabel("Team name")).not.toBeEditable();
  await expect(edit.startEdit(edit.leader)).toHaveCount(0);
  const contestant = edit.contestant(1);
  await expect(contestant.getByLabel("Full name")).not.toBeEditable();
  await contestant.getByLabel("Contestant does not travel with the leader").check();
  await contestant.getByLabel("Contact name").fill("An Uncle");
  await contestant.getByLabel("Contact phone").fill("+359 88 123 4567");
  await edit.change(contestant).click();
  await expect(registrator.getByText("Contestant is changed successfully!")).toBeVisible();
  await edit.arrival.getByLabel("Time of arrival").fill("2025-04-09T18:00");
  await edit.change(edit.arrival).click();
  await expect(registrator.getByText("Team Arrival Information is updated!")).toBeVisible();
  await expectAccessible(registrator);
  await otherContext.close();
});
