import type { Page } from "@playwright/test";

/** An open section of the edition's page. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The button that opens and closes a section. */
export const sectionButton = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name }).getByRole("button");

/** Opens the edition's page and these sections; "Names and dates" is open already. */
export async function openEdition(page: Page, ...names: string[]): Promise<void> {
  await page.goto("/controlPanel/edition");
  for (const name of names) await sectionButton(page, name).click();
}

/** Saves an open section. */
export const save = (page: Page, name: string) => section(page, name).getByRole("button", { name: "Save" }).click();

/** The text view of a text. */
export const editor = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Pastes HTML as another program puts it on the clipboard. */
export async function paste(page: Page, name: string, html: string): Promise<void> {
  await editor(page, name).evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
