import type { Page } from "@playwright/test";

/** The form and the list of guests: their fields, buttons and rows, found by their labels. */
export function guestPage(page: Page) {
  return {
    open: () => page.goto("/addGuest"),
    edit: (id: string) => page.goto(`/addGuest?guest=${id}`),
    list: () => page.goto("/listGuests"),
    register: page.getByRole("button", { name: "Register Guest" }),
    save: page.getByRole("button", { name: "Edit Guest" }),
    row: (fullName: string) => page.getByRole("row").filter({ hasText: fullName }),

    async fill(fullName: string) {
      await page.getByLabel("Full Name").fill(fullName);
      await page.getByLabel("Native Name").fill("Елена Гостева");
      await page.getByLabel("T-shirt size").selectOption("M");
      await page.getByLabel("Time of Arrival").fill("2025-04-09T14:30");
      await page.getByLabel("Arrival location").selectOption("Other");
      await page.getByLabel("Time of Departure").fill("2025-04-13T09:00");
      await page.getByLabel("Departure location").selectOption("Other");
    },

    async delete(fullName: string) {
      await page.getByRole("button", { name: `Delete ${fullName}` }).click();
      await page.getByRole("button", { name: "Delete guest" }).click();
    },
  };
}
