import { button, field, link } from "@/e2e/engines/support/browser-window";
import { expectPath, expectText, open, signInAsNew, test } from "@/e2e/engines/support/test";

test("a registrator adds a guest, changes and deletes them", async ({ window }) => {
  await signInAsNew(window, "TeamRegistrator", "IS");
  await open(window, "/addGuest");
  await window.fill(field("Full Name"), "Elena Gosteva");
  await window.fill(field("Native Name"), "Елена Гостева");
  await window.select(field("T-shirt size"), "M");
  await window.fill(field("Time of Arrival"), "2025-04-09T14:30");
  await window.select(field("Arrival location"), "Other");
  await window.fill(field("Time of Departure"), "2025-04-13T09:00");
  await window.select(field("Departure location"), "Other");
  await window.click(button("Register Guest"));
  await expectText(window, "Guest has added successfully.");
  await expectPath(window, "/listGuests");
  await expectText(window, "9 Apr, 14:30");

  await window.click(link("Edit Elena Gosteva"));
  await window.fill(field("Full Name"), "Elena Changed");
  await window.click(button("Edit Guest"));
  await expectText(window, "Guest has edited successfully.");
  await window.click(button("⋯More actions for Elena Changed"));
  await window.click(button("Delete Elena Changed"));
  await window.click(button("Delete guest"));
  await expectText(window, "Guests you add appear here.");
});
