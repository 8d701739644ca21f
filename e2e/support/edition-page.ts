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
