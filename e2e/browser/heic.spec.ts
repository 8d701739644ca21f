import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { guestPage } from "@/e2e/support/guest-page";
import { pictureFile } from "@/e2e/support/payloads";
import { db } from "@/e2e/support/site";

/** 600 × 800 pixels, red above blue, stored sideways as by a phone. */
const heic = readFile("e2e/cases/sideways.heic");

const chosenPicture = (page: Page) => page.getByRole("img", { name: "Upload picture, as it will be shown" });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Upload picture").setInputFiles({ name, mimeType, buffer });

/** The width, the height, and the colours of the upper and the lower half. */
const appearanceOf = (image: HTMLImageElement) => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  const colourAt = (y: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
    return red > blue ? "red" : "blue";
  };
  return [width, height, colourAt(height / 4), colourAt((height * 3) / 4)];
};

test("a HEIC photo of any name becomes an upright picture on a phone, which loads the decoder only then", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNew(context, "TeamRegistrator", "BM");
  const decoder: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("heic")) decoder.push(new URL(request.url()).pathname);
  });
  const guests = guestPage(page);
  await guests.open();
  await guests.fill("Heidi Photo");
  await choose(page, "jpeg.jpg", "image/jpeg", await pictureFile("#22637b", { format: "jpeg" }));
  await expect.poll(() => chosenPicture(page).evaluate(appearanceOf)).toEqual([300, 400, "blue", "blue"]);
  expect(decoder).toEqual([]);

  for (const [name, mimeType] of [
    ["IMG_0412.HEIC", "image/heic"],
    ["IMG_0412.heif", "image/heif"],
    ["photo.jpg", "image/jpeg"],
    ["scan.png", "image/png"],
    ["picture", ""],
  ] as const) {
    await page.getByRole("button", { name: "Remove picture" }).click();
    await choose(page, name, mimeType, await heic);
    await expect.poll(() => chosenPicture(page).evaluate(appearanceOf)).toEqual([600, 800, "red", "blue"]);
  }
  expect(new Set(decoder)).toEqual(new Set(["/heic-worker.js", "/heic/libheif.js"]));
  await expectNoSidewaysScroll(page);

  await page.getByLabel("May the picture be shown in public?").selectOption("Yes");
  await guests.register.click();
  await expect(page.getByText("Guest has added successfully.")).toBeVisible();
  const { picture } = await db.person.findFirstOrThrow({
    where: { fullName: "Heidi Photo" },
    select: { picture: { select: { width: true, height: true } } },
  });
  expect(picture).toEqual({ width: 600, height: 800 });
});

test("a HEIC photo that cannot be decoded is called so, whatever its name", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BM");
  await guestPage(page).open();
  const sentence = page.getByText(/This HEIC photo cannot be read here.*Most Compatible/);
  const truncated = (await heic).subarray(0, 500);
  for (const name of ["IMG_0412.HEIC", "photo.jpg"]) {
    await choose(page, name, "image/jpeg", truncated);
    await expect(sentence).toBeVisible();
    await choose(page, "letter.heic", "image/heic", Buffer.from("Dear organisers"));
    await expect(page.getByText(/^This file is not a picture\./)).toBeVisible();
    await expect(sentence).toHaveCount(0);
  }
});
