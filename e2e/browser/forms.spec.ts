import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, signInAgain, test } from "@/e2e/support/browser";
import { storedDrafts } from "@/e2e/support/drafts";
import { type FormCase, formCases, type OpenForm } from "@/e2e/support/form-cases";

test.use({
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED /api/", "401 /api/", "404 /api/", "422 /api/"],
});

const unreachable = "The site could not be reached. Check your connection and try again; what you typed is still here.";

/** Expects the value of a text field, or the text of a rich-text editor. */
async function expectTyped(field: ReturnType<Page["locator"]>, value: string): Promise<void> {
  if (await field.evaluate((element: HTMLElement) => element.isContentEditable)) await expect(field).toHaveText(value);
  else await expect(field).toHaveValue(value);
}

const refuse = (status: number, problem: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify(problem) });

/** Handles the next save of the form instead of the server. */
const handleNextSave = (page: Page, { request }: FormCase, handler: (route: Route) => Promise<void>) =>
  page.route(`**${request}`, handler, { times: 1 });

async function expectTypedOffline(page: Page, form: FormCase, { typed, submit }: OpenForm): Promise<void> {
  await handleNextSave(page, form, (route) => route.abort("internetdisconnected"));
  await submit.click();
  await expect(page.getByText(unreachable).last()).toBeVisible();
  await expectTyped(typed, form.mine);
  await expect(submit).toBeEnabled();
}

async function expectErrorOnField(page: Page, form: FormCase, { typed, submit }: OpenForm): Promise<void> {
  const errors = { [form.field]: ["Not this one."] };
  await handleNextSave(page, form, refuse(422, { detail: "Some fields need your attention.", errors }));
  await submit.click();
  await expect(typed).toHaveAccessibleDescription(/Not this one\./);
  await expect(typed).toBeFocused();
  await expectTyped(typed, form.mine);
}

async function expectKeptWithoutRecord(page: Page, form: FormCase, { typed, submit }: OpenForm): Promise<void> {
  await handleNextSave(page, form, refuse(404, { detail: "There is no such record." }));
  await submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "Somebody else has deleted this" })).toBeVisible();
  await expectTyped(typed, form.mine);
  await expect(submit).toBeEnabled();
}

async function expectTypedAfterLogin(page: Page, form: FormCase, { typed, submit }: OpenForm): Promise<void> {
  const context = page.context();
  const isSession = ({ name }: { name: string }) => name === "session";
  const session = (await context.cookies()).find(isSession);
  const { pathname, search } = new URL(page.url());
  await handleNextSave(page, form, refuse(401, { detail: "Please sign in." }));
  await submit.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your session has ended. Log in to continue; what you typed is kept.")).toBeVisible();
  const link = page.getByRole("link", { name: "Log in again" });
  await expect(link).toHaveAttribute("href", `/login?next=${encodeURIComponent(pathname + search)}`);
  expect((await context.cookies()).filter(isSession)).toEqual([]);
  expect(await storedDrafts(page)).not.toContain("typed-password");

  await signInAgain(context, session?.value ?? "");
  await page.goto(pathname + search);
  const restored = page.getByText(/^Not saved yet: what you typed .+ is here again\./);
  if (form.isSecret) {
    await expect(page.locator("main")).toBeVisible();
    await expect(restored).toHaveCount(0);
  } else {
    await expectTyped(typed, form.mine);
    await expect(restored).toBeVisible();
  }
}

/** Expects that a form that cannot be saved says why and keeps what was typed. */
async function expectNothingLost(page: Page, context: BrowserContext, form: FormCase): Promise<void> {
  const open = await form.open(page, context);
  if (form.isThorough) await test.step("offline", () => expectTypedOffline(page, form, open));
  await test.step("an error of the server on a field", () => expectErrorOnField(page, form, open));
  if (form.isStored) await test.step("a record that is gone", () => expectKeptWithoutRecord(page, form, open));
  if (form.isThorough) await test.step("a lost session", () => expectTypedAfterLogin(page, form, open));
  const drafts = await storedDrafts(page);
  expect(drafts).not.toContain("typed-password");
  if (!form.isSecret) expect(drafts).toContain(form.mine);
}

for (const [role, cases] of Object.entries(formCases)) {
  // One test for all of a role's forms, because each test would load the site's files again.
  test(`each kind of the ${role}'s forms shows what went wrong and loses nothing`, async ({ page, context }) => {
    test.slow();
    for (const form of cases) await test.step(form.name, () => expectNothingLost(page, context, form));
  });
}
