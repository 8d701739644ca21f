import type { Page } from "@playwright/test";
import { call } from "@/e2e/support/http";

/** A valid guest. */
export const guestPayload = (changes: Record<string, unknown> = {}) => ({
  fullName: "Elena Guest",
  nativeName: "Елена Гостева",
  tShirtSize: "M",
  timeOfArrival: "2025-04-09T14:30",
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-13T09:00",
  departureLocation: "Other",
  ...changes,
});

/** Registers a guest of the token's country through the API. Throws if it fails. */
export async function makeGuest(token: string, changes: Record<string, unknown> = {}) {
  const answer = await call("POST /api/Person", { token, body: guestPayload(changes) });
  if (answer.status !== 201) throw new Error(`no guest: ${JSON.stringify(answer.body)}`);
  return answer.body as { id: string; fullName: string; version: number };
}

/** The guest form and the guest list, by their labels. */
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
