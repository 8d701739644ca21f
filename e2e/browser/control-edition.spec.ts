import sharp from "sharp";
import { editionViews } from "@/components/edition/editor/views";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { editor, openEdition, openText, remove, save, section } from "@/e2e/support/edition-page";
import { expectVersions, type FormVersions, listField, richTextField, tickField } from "@/e2e/support/field-versions";
import { call, demoToken } from "@/e2e/support/http";
import { pictureBase64 } from "@/e2e/support/payloads";
import { overflowingTexts } from "@/e2e/support/print";
import { publicEdition } from "@/e2e/support/public-edition";
import { query } from "@/e2e/support/site";

ownSite();

// Forms with an old version or invalid fields.
test.use({ expectedErrors: ["409 /api/Contest/", "422 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

const savedMessage = "Dates, place and lists saved.";

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1e4f7d" } })
    .png()
    .toBuffer();

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
  const request = page.waitForRequest((one) => one.method() === "PUT");
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
  await expect(page.getByText("9–14 April 2025").or(page.getByText("9 – 14 April 2025"))).toBeVisible();
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

test.describe("when the session ends", () => {
  test.use({ expectedErrors: ["409 /api/Contest/", "401 /api/Contest/"] });

  test("lists, ticks in a list and rich texts show and send what is stored, typed or taken", async ({
    page,
    context,
  }) => {
    const token = await demoToken("admin");
    const path = `/api/Contest/${(await publicEdition()).id}`;
    const { committees, venuePictures } = (await call(`GET ${path}/settings`, { token })).body;
    const submit = page.getByRole("button", { name: "Save", exact: true });
    const expectEach = async (part: string, form: Pick<FormVersions, "fields" | "changeOther"> & { theirs: object }) =>
      test.step(part, () =>
        expectVersions(page, {
          ...form,
          request: `${path}${part}`,
          submit,
          hasDiscard: true,
          open: async () => undefined,
          saved: () => expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0),
          storeTheirs: () => call(`PUT ${path}${part}`, { token, body: form.theirs }),
          signIn: () => signInAsDemo(context, "admin"),
        }),
      );
    const main = page.getByRole("main");

    await openEdition(page, "committees");
    const [first, ...others] = committees.map(({ name }: { name: string }) => name);
    await expectEach("/committees", {
      fields: [
        listField("committees", "name", main.getByLabel("Name", { exact: false }), {
          stored: [first, ...others],
          typed: ["Typed Committee", ...others],
          theirs: ["Their Committee", ...others],
        }),
      ],
      changeOther: (text) => main.getByLabel("Title of a member").first().fill(text),
      theirs: {
        committees: committees.map(({ peopleCount: _, key: __, ...one }: Record<string, unknown>, i: number) => ({
          ...one,
          name: i === 0 ? "Their Committee" : one.name,
        })),
      },
    });

    await openEdition(page, "pictures");
    const isMap = { stored: false, typed: true, theirs: false };
    await expectEach("/venuePictures", {
      fields: [tickField("venuePictures.0.isMap", main.getByLabel("This is a map").first(), isMap)],
      changeOther: (text) => main.getByRole("textbox", { name: "Caption" }).first().fill(text),
      theirs: {
        venuePictures: venuePictures.map(({ id, caption, isMap }: Record<string, unknown>, i: number) => ({
          id,
          isMap,
          picture: "",
          caption: i === 0 ? "Their caption" : caption,
        })),
      },
    });

    await openText(page, "rules");
    await expectEach("/texts", {
      fields: [
        richTextField("rules", editor(page, "Rules"), {
          stored: "These rules are short on purpose",
          typed: "Typed rules",
          theirs: "Their rules",
        }),
      ],
      async changeOther(text) {
        await editor(page, "Rules").press("Control+End");
        await page.keyboard.type(text);
      },
      theirs: { rules: "<p>Their rules.</p>" },
    });
  });
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
  const buffer = Buffer.from(await pictureBase64("#2468ac"), "base64");
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

test("the text of certificates is checked, and shown on the page that prints them", async ({ page }) => {
  await page.goto("/controlPanel/print/certificates?country=Bulgaria");
  await page.getByRole("link", { name: "Change text" }).click();
  const dialog = page.getByRole("dialog", { name: "Text of the certificates" });
  await dialog.getByLabel("Text", { exact: true }).fill("line\n".repeat(9));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Text can have at most 8 lines.")).toBeVisible();
  await dialog.getByLabel("Text", { exact: true }).fill("for two days of solving problems");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Certificates saved.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const certificate = page.getByRole("article").first();
  await expect(certificate).toContainText("for two days of solving problems");
  await page.getByRole("link", { name: "Change text" }).click();
  await expect(dialog.getByRole("link", { name: "Print design" })).toHaveAttribute("href", /view=print/);
});

test("the print design is previewed before it is saved, keeps what was chosen when it is refused, and is printed", async ({
  page,
}) => {
  const [blue, file] = ["rgb(30, 79, 125)", { name: "blue.png", mimeType: "image/png" }];
  const buffer = Buffer.from(await pictureBase64("#1e4f7d"), "base64");
  await openEdition(page, "print");
  const preview = page.getByRole("region", { name: "Preview" }).getByRole("article");
  const [diploma, certificate, badge] = [preview.nth(0), preview.nth(1), preview.nth(2)];
  await expect(badge.getByRole("img", { name: "QR code" })).toBeVisible();
  await page.getByLabel("Signature 3", { exact: true }).fill("Ana Ivanova, Rector");
  await page.getByLabel("Picture of signature 3").setInputFiles({ ...file, buffer });
  await page.getByLabel("Second logo").setInputFiles({ ...file, buffer });
  await page.getByLabel("Accent colour").fill("#1e4f7d");
  await page.getByLabel("Margin in mm").fill("26");
  for (const one of [diploma, certificate]) await expect(one).toContainText("Rector");
  await expect(certificate.locator("img[src^='data:']")).toHaveCount(2);
  await expect(certificate).toHaveCSS("border-top-color", blue);
  await save(page);
  await expect(page.getByText("Margin in mm can be at most 25.")).toBeVisible();
  await expect(certificate.locator("img[src^='data:']")).toHaveCount(2);
  await page.getByLabel("Margin in mm").fill("25");
  await save(page);
  await expect(page.getByText("Print design saved.")).toBeVisible();
  await expect(certificate.locator("img[src^='/pictures']")).toHaveCount(5);

  const printed = page.getByRole("article").first();
  await page.goto("/controlPanel/print/certificates?country=Bulgaria");
  await expect(printed).toContainText("Rector");
  await expect(printed).toHaveCSS("border-top-color", blue);
  // Emblem, logo and three signatures.
  await expect(printed.locator("img[src^='/pictures']")).toHaveCount(5);

  await openEdition(page, "print");
  const background = page.getByLabel("Certificates and diplomas");
  const blurred = page.getByText("This picture has only 1754 × 1240 pixels and will look blurred.");
  await background.setInputFiles({ ...file, buffer: await solid(1754, 1240) });
  await expect(blurred).toBeVisible();
  await background.setInputFiles({ ...file, buffer: await solid(3508, 2480) });
  await expect(blurred).toHaveCount(0);
  await background.setInputFiles({ ...file, buffer });
  await page.getByLabel("Badges").setInputFiles({ ...file, buffer });
  await expect(certificate).toHaveCSS("border-top-width", "0px");
  await save(page);
  await expect(page.getByText("Print design saved.").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const document of ["certificates?", "badges?", "badges?size=9x13&"]) {
    await page.goto(`/controlPanel/print/${document}country=Bulgaria`);
    await expect(page.locator("li > img, li > div > img").first()).toHaveAttribute("src", /^\/pictures\//);
    expect(await overflowingTexts(page)).toEqual([]);
  }
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

  const theirs = await browser.newContext();
  const registrator = await theirs.newPage();
  const edit = await openOwnTeam(registrator, theirs, "HN");
  await setClock(theirs, "2025-03-25T12:00:00Z");
  await registrator.goto("/");
  await expect(registrator.getByText(/can still be changed until 5 April 2025, 23:59/)).toBeVisible();
  for (const name of ["Add Team", "Add Guest"]) await expect(registrator.getByRole("link", { name })).toHaveCount(0);
  await edit.open();
  await expect(
    registrator.getByText("Only arrivals and departures can still be changed, until 5 April 2025, 23:59."),
  ).toBeVisible();
  await expect(edit.basics.getByLabel("Team name")).not.toBeEditable();
  await expect(edit.edit(edit.leader)).toHaveCount(0);
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
  await theirs.close();
});

test("the next edition is prepared, edited and made the current one", async ({ page }) => {
  await openEdition(page, "next");
  const next = page.getByRole("form", { name: "The next edition" });
  const prepare = next.getByRole("button", { name: "Prepare the next edition" });
  await next.getByLabel("Year").fill("2024");
  await prepare.click();
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(next.getByLabel("Year")).toHaveAccessibleDescription("The next edition comes after 2025.");
  await expect(next.getByLabel("First day")).toHaveAttribute("aria-invalid", "false");
  await test.step("a changed year moves the dates", async () => {
    const dates = ["First day", "Last day", "End of registration"].map((label) => next.getByLabel(label));
    const before = await Promise.all(dates.map((date) => date.inputValue()));
    await next.getByLabel("Year").fill("2027");
    for (const [index, date] of dates.entries()) {
      await expect(date).toHaveValue(String(before[index]).replace(/^2024/, "2027"));
    }
  });
  await next.getByLabel("Year").fill("2026");
  await next.getByLabel("First day").fill("2026-04-15");
  await next.getByLabel("Last day").fill("2026-04-19");
  await expect(next.getByLabel("Copy the committee members")).toBeChecked();
  await prepare.click();

  await expect(page.getByRole("heading", { level: 1, name: "The 2026 edition" })).toBeFocused();
  await expect(page.getByText("Only administrators see it until it is the current one.")).toBeVisible();
  await section(page, "Names and dates").getByLabel("Name", { exact: false }).first().fill("XIV Tournament of Maples");
  await save(page);
  await expect(page.getByText(savedMessage)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await test.step("its committees get members before it is public", async () => {
    await page.goto("/controlPanel/people?year=2026");
    await expect(page.getByText("Only administrators see it until it is the current one.")).toBeVisible();
    await page.getByRole("link", { name: "Add Person" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    await dialog.getByLabel("Full Name").fill("Nadya Nextova");
    await dialog.getByLabel("Jury: Juror").check();
    await expect(dialog.getByLabel("Guest")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add Person" }).click();
    await expect(page.getByRole("cell", { name: "Nadya Nextova" }).first()).toBeVisible();
    await page.goto("/controlPanel/people");
    await expect(page.getByText("Nadya Nextova")).toHaveCount(0);
  });

  await openEdition(page, "next");
  await page.getByRole("main").getByRole("link", { name: "2026 edition" }).click();
  await page.getByRole("link", { name: "Make it current" }).click();
  const start = page.getByRole("button", { name: "Make it the current edition" });
  await start.click();
  const question = page.getByRole("dialog", { name: "Make 2026 the current edition?" });
  await expect(question).toContainText(/Unfinished in 2025:.* arrivals not confirmed/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(start).toBeFocused();
  await start.click();
  await test.step("what would end is said, and its year has to be typed", async () => {
    await expect(question).toContainText("The 2025 edition has not taken place yet.");
    await expect(question).toContainText("Registration, open until 20 March 2025, 23:59.");
    await expect(question.getByRole("button", { name: "Start the 2026 edition" })).toBeDisabled();
    await question.getByLabel("Type 2025 to confirm").fill("2025");
  });
  await question.getByRole("button", { name: "Start the 2026 edition" }).click();

  await expect(page.getByText("The 2026 edition is the current one now!")).toBeVisible();
  await expect(page).toHaveURL("/controlPanel/edition");
  await expect(page.getByRole("heading", { level: 1, name: "The 2026 edition" })).toBeFocused();
  await page.getByRole("link", { name: "Next edition" }).click();
  await expect(next.getByLabel("Year")).toHaveValue("2027");
  await test.step("administrators can go back while nobody has registered", async () => {
    await page.getByRole("button", { name: "Go back to 2025" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Go back to 2025" }).click();
    await expect(page.getByText("The 2025 edition is the current one again.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "The 2025 edition" })).toBeVisible();
    await page.goto("/controlPanel/edition?year=2026&view=next");
    await start.click();
    await question.getByLabel("Type 2025 to confirm").fill("2025");
    await question.getByRole("button", { name: "Start the 2026 edition" }).click();
    await expect(page).toHaveURL("/controlPanel/edition");
  });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole("combobox", { name: "Edition", exact: true }).selectOption("2025");
  await expect(page).toHaveURL("/controlPanel/teams?year=2025");
  await expect(page.getByText("You see the 2025 edition.")).toBeVisible();
});
