import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { countryByCode, query } from "@/e2e/support/site";
import { encodePicture } from "@/lib/picture/encode";

/** The size of a picture that stands on the page as a data: address. */
const sizeOf = (img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight];

test("a chosen picture can be turned and cut to the shape of a card before it is sent", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "PE");
  const form = addTeamPage(page);
  await form.open();
  const wide = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#a8321f" } })
    .png()
    .toBuffer();
  await form.choosePicture(form.leader, wide);
  const preview = form.leader.getByRole("img", { name: "Picture of the leader, as it will be shown" });
  expect(await preview.evaluate(sizeOf)).toEqual([800, 400]);
  await form.leader.getByRole("button", { name: "Crop or rotate" }).click();
  const dialog = page.getByRole("dialog", { name: "Picture of the leader" });
  await dialog.getByRole("button", { name: "Rotate" }).click();
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect(dialog).toHaveCount(0);
  // Standing up it is 400 by 800; the card's 150:190 keeps its whole width.
  await expect.poll(() => preview.evaluate(sizeOf)).toEqual([400, 507]);
});

async function insertLastYear(alpha2: string) {
  const country = await countryByCode(alpha2);
  const editionId = randomUUID();
  await query(
    `INSERT INTO "Edition" ("id", "year", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
       "contactEmail", "welcomeText", "rules", "environmentDescription")
     SELECT $1, 2024, "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
       "contactEmail", '', '', '' FROM "Edition" WHERE "isCurrent"
     ON CONFLICT ("year") DO NOTHING`,
    [editionId],
  );
  const bytes = await sharp({ create: { width: 300, height: 380, channels: 3, background: "#2e5c3a" } })
    .png()
    .toBuffer();
  const { hash, width, height, full, card } = await encodePicture(bytes);
  await query(
    'INSERT INTO "Picture" ("hash", "width", "height", "full", "card") VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [hash, width, height, full, card],
  );
  const person = async (fullName: string) => {
    const id = randomUUID();
    await query(
      `INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "nativeName", "tShirtSize", "pictureHash")
       SELECT $1, "id", $2, $3, 'Прежний', 'L', $4 FROM "Edition" WHERE "year" = 2024`,
      [id, country.id, fullName, hash],
    );
    return id;
  };
  const leaderId = randomUUID();
  await query(
    `INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber") VALUES ($1, $2, 'last@year.example', '+377 1')`,
    [leaderId, await person("Last Leader")],
  );
  await query(
    `WITH team AS (
       INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "timeOfArrival", "arrivalLocation",
         "timeOfDeparture", "departureLocation")
       SELECT $1, "id", $2, 'Last Year', 'Senior', $3, now(), 'Other', now(), 'Other' FROM "Edition" WHERE "year" = 2024
       RETURNING "id", "editionId", "countryId"
     )
     INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId", "dateOfBirth", "operatingSystemName")
     SELECT $4, "id", "editionId", "countryId", 1, $5, '2007-07-07', 'Windows' FROM team`,
    [randomUUID(), country.id, leaderId, randomUUID(), await person("Last Contestant")],
  );
}

test("last year's people are offered again with their pictures, and sent as this year's", async ({ page, context }) => {
  await insertLastYear("MC");
  await signInAsNew(context, "TeamRegistrator", "MC");
  const form = addTeamPage(page);
  await form.open();
  await form.fillTeam("Again", "Senior");
  await form.leader.getByLabel("Take over from 2024").selectOption({ label: "Last Leader" });
  await expect(form.leader.getByLabel("Full name")).toHaveValue("Last Leader");
  await expect(form.leader.getByLabel("E-mail")).toHaveValue("last@year.example");
  await expect(form.leader.getByRole("img", { name: "Picture of the leader, as it will be shown" })).toBeVisible();
  await form.contestant(1).getByLabel("Take over from 2024").selectOption({ label: "Last Contestant" });
  await expect(form.contestant(1).getByLabel("Date of birth")).toHaveValue("2007-07-07");
  await expect(form.contestant(1).getByLabel("Operating system")).toHaveValue("Windows");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
});

test("where there was no edition before, nobody is offered", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "AD");
  const form = addTeamPage(page);
  await form.open();
  await expect(page.getByLabel(/^Take over from/)).toHaveCount(0);
});
