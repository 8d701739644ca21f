import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { openEdition, save } from "@/e2e/support/edition-page";
import { pictureFile } from "@/e2e/support/payloads";
import { overflowingTexts } from "@/e2e/support/print";

ownSite();

// Forms with invalid fields.
test.use({ expectedErrors: ["422 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

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
  // As in the pictures below: #1e4f7d.
  const blue = "rgb(30, 79, 125)";
  const file = { name: "blue.png", mimeType: "image/png" };
  const buffer = await pictureFile("#1e4f7d");
  await openEdition(page, "print");
  const preview = page.getByRole("region", { name: "Preview" }).getByRole("article");
  const diploma = preview.nth(0);
  const certificate = preview.nth(1);
  const badge = preview.nth(2);
  await expect(badge.getByRole("img", { name: "QR code" })).toBeVisible();
  await page.getByLabel("Signature 3", { exact: true }).fill("Ana Ivanova, Rector");
  await page.getByLabel("Picture of signature 3").setInputFiles({ ...file, buffer });
  await page.getByLabel("Second logo").setInputFiles({ ...file, buffer });
  await page.getByLabel("Accent colour").fill("#1e4f7d");
  await page.getByLabel("Margin in mm").fill("26");
  for (const document of [diploma, certificate]) await expect(document).toContainText("Rector");
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
  await background.setInputFiles({ ...file, buffer: await pictureFile("#1e4f7d", { width: 1754, height: 1240 }) });
  await expect(blurred).toBeVisible();
  await background.setInputFiles({ ...file, buffer: await pictureFile("#1e4f7d", { width: 3508, height: 2480 }) });
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
