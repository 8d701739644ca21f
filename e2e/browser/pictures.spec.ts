import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { createGuest } from "@/e2e/support/create-guest";
import { signedIn } from "@/e2e/support/http";
import { pictureBase64, pictureFile } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";

/** The width and height of a picture that is loaded. */
const sizeOf = (img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight];

test("a chosen picture can be rotated and cropped before it is sent", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "PE");
  const form = addTeamPage(page);
  await form.open();
  const blurred = form.leader.getByText("will look blurred");
  await form.choosePicture(form.leader, await pictureFile("#a8321f", { width: 10, height: 10 }));
  await expect(blurred).toHaveText("This picture has only 10 × 10 pixels and will look blurred.");
  await form.choosePicture(form.leader, await pictureFile("#a8321f", { width: 800, height: 400 }));
  await expect(blurred).toHaveCount(0);
  const preview = form.leader.getByRole("img", { name: "Picture of the leader, as it will be shown" });
  expect(await preview.evaluate(sizeOf)).toEqual([800, 400]);
  await form.leader.getByRole("button", { name: "Crop or rotate" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop or rotate" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await form.leader.getByRole("button", { name: "Crop or rotate" }).click();
  await dialog.getByRole("button", { name: "Rotate" }).click();
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await expect(dialog).toHaveCount(0);
  // Rotated it is 400 × 800; cropping to 150:190 keeps the full width.
  await expect.poll(() => preview.evaluate(sizeOf)).toEqual([400, 507]);
});

test("a stored picture can be removed, with an undo until it is saved; another can be dropped, and a pasted HEIC photo says why it cannot be read", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "PE");
  const { id } = await createGuest(account.token, { picture: await pictureBase64("#2e5c3a") });
  await signInAs(context, account);
  await page.goto(`/addGuest?guest=${id}`);
  const shown = page.getByRole("img", { name: "Upload picture, as it will be shown" });
  const field = page.locator("[tabindex='-1']", { has: page.getByLabel("Upload picture") }).last();
  const transfer = async (name: string, base64: string) =>
    page.evaluateHandle(
      ([name, base64]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name));
        return data;
      },
      [name, base64] as const,
    );

  await field.evaluate(
    (element, clipboardData) => element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true })),
    // The beginning of a HEIC file.
    await transfer("photo.jpg", btoa("\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf")),
  );
  await expect(page.getByText(/This HEIC photo cannot be read here.*Most Compatible/)).toBeVisible();
  const dataTransfer = await transfer("green.png", await pictureBase64("#00ff00"));
  await field.dispatchEvent("dragover", { dataTransfer });
  await expect(field).toHaveAttribute("data-over", "true");
  await field.dispatchEvent("drop", { dataTransfer });
  await expect(shown).toHaveAttribute("src", /^data:/);
  await expect(page.getByText(/HEIC/)).toHaveCount(0);

  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByText("The picture will be removed when you save.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toHaveAttribute("src", /^\/pictures\//);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("button", { name: "Edit Guest" }).click();
  await expect(page.getByText("Guest has edited successfully.")).toBeVisible();
  const [stored] = await query('SELECT "pictureHash" FROM "Person" WHERE "id" = $1', [id]);
  expect(stored).toEqual({ pictureHash: null });
});
