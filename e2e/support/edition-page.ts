import type { Page } from "@playwright/test";

/** A part of a form or list under its own heading. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens a view of the edition's page, by its name in the address. */
export const openEdition = (page: Page, view = "details") => page.goto(`/controlPanel/edition?view=${view}`);

/** Opens the view of a text, by its name in the address. */
export const openText = (page: Page, text: string) => openEdition(page, `texts&text=${text}`);

/** Saves the view's form. */
export const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Removes an entry of a list. */
export const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: `Remove ${name}`, exact: true }).click();

/** The rich-text field with this label. */
export const editor = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Pastes HTML into the rich-text field with this label, as another program puts it on the clipboard. */
export async function paste(page: Page, name: string, html: string): Promise<void> {
  await editor(page, name).evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
