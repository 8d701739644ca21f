import { randomUUID } from "node:crypto";
import { button, field, richText } from "@/e2e/engines/support/browser-window";
import { expectSaved, expectText, open, signIn, signInAsNew, test } from "@/e2e/engines/support/test";
import { startIsolatedSite } from "@/e2e/support/isolated-site";

test("an administrator adds an account and makes it a guide", async ({ window }) => {
  const email = `${randomUUID()}@test.example`;
  await signInAsNew(window, "Administrator");
  await open(window, "/controlPanel/users?user=new");
  await window.fill(field("Email"), email);
  await window.fill(field("Password"), "given-password-1");
  await window.fill(field("Name"), "New Guide");
  await window.select(field("Role"), "Guide");
  await window.click(button("Add user"));
  await expectSaved(window, "User has been created successfully!");

  await open(window, "/controlPanel/guides?guide=new");
  await window.fill(field("Full Name"), "New Guide");
  await window.select(field("T-shirt size"), "M");
  await window.fill(field("Phone number"), "+359 888 123 456");
  await window.select(field("User"), `New Guide (${email})`);
  await window.click(button("Add guide"));
  await expectSaved(window, "Guide has been created successfully!");
});

test.describe("of another site", () => {
  let site: Awaited<ReturnType<typeof startIsolatedSite>>;
  test.beforeAll(async () => {
    site = await startIsolatedSite();
  });
  test.afterAll(() => site.stop());

  test("an administrator extends a deadline and changes the edition's dates and texts", async ({ window }) => {
    await signIn(window, { email: "admin@demo.test", password: "autumn-demo" }, site.baseUrl);
    await window.goto(`${site.baseUrl}/controlPanel/edition?view=extensions&country=new`);
    await window.select(field("Country"), "Mauritius");
    await window.fill(field("End of registration"), "2025-03-25T14:00");
    await window.fill(field("Reason"), "The cyclone closed the schools");
    await window.click(button("Extend deadline"));
    await expectSaved(window, "Mauritius now has a later deadline.");

    await window.goto(`${site.baseUrl}/controlPanel/edition`);
    await window.fill(field("Last day"), "2025-04-14");
    await window.click(button("Save", `${field("Last day")}/ancestor::form`));
    await expectSaved(window, "Dates, place and lists saved.");
    await window.goto(`${site.baseUrl}/controlPanel/edition?view=texts&text=rules`);
    await window.fill(richText("Rules"), "Read the syllabus first.");
    await window.click(button("Save", `${richText("Rules")}/ancestor::form`));
    await expectSaved(window, "Rules saved.");
    await window.goto(`${site.baseUrl}/information/rules`);
    await expectText(window, "Read the syllabus first.");
  });
});
