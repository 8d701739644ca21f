import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, signInAgain, test } from "@/e2e/support/browser";
import { storedDrafts } from "@/e2e/support/drafts";
import { editionFormCases } from "@/e2e/support/edition-form-cases";
import { type FormCase, formCases } from "@/e2e/support/form-cases";
import { formatFieldDate } from "@/lib/time";

test.use({ expectedErrors: ["/api/", "Failed to load resource"] });

const reached = "The site could not be reached. Check your connection and try again; what you typed is still here.";

/** The value of a text field, or the text of a rich-text editor. */
async function expectTyped(field: ReturnType<Page["locator"]>, value: string): Promise<void> {
  if (await field.evaluate((element: HTMLElement) => element.isContentEditable)) await expect(field).toHaveText(value);
  else await expect(field).toHaveValue(value);
}

const refuse = (status: number, problem: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify(problem) });

/** Sends a form in vain: offline, with an error on a field, with a version that is stale, with a lost session. */
async function expectNothingLost(page: Page, context: BrowserContext, form: FormCase): Promise<void> {
  const { request, field, mine, theirs, isSecret, open } = form;
  const once = (handler: (route: Route) => Promise<void>) => page.route(`**${request}`, handler, { times: 1 });
  const { typed, submit, storeTheirs, reopen } = await open(page, context);

  await test.step("offline", async () => {
    await once((route) => route.abort("internetdisconnected"));
    await submit.click();
    await expect(page.getByText(reached).last()).toBeVisible();
    await expectTyped(typed, mine);
    await expect(submit).toBeEnabled();
  });

  await test.step("an error of the server on a field", async () => {
    await once(refuse(422, { detail: "Some fields need your attention.", errors: { [field]: ["Not this one."] } }));
    await submit.click();
    await expect(typed).toHaveAccessibleDescription(/Not this one\./);
    await expect(typed).toBeFocused();
    await expectTyped(typed, mine);
  });

  if (theirs && storeTheirs) {
    await test.step("a version that another user has stored", async () => {
      await storeTheirs();
      await submit.click();
      const panel = page.getByRole("region", { name: "Somebody else has changed this in the meantime" });
      await expect(panel.getByRole("heading")).toBeFocused();
      await expect(panel.getByRole("row").nth(1)).toContainText(formatFieldDate(mine));
      await expect(panel.getByRole("row").nth(1)).toContainText(formatFieldDate(theirs));
      await expectTyped(typed, mine);
      await panel.getByRole("button", { name: "Use theirs" }).click();
      await reopen?.();
      await expectTyped(typed, theirs);
      await expect(panel).toHaveCount(0);
      await typed.fill(mine);
    });
  }

  await test.step("a lost session", async () => {
    const isSession = ({ name }: { name: string }) => name === "session";
    const session = (await context.cookies()).find(isSession);
    const { pathname, search } = new URL(page.url());
    await once(refuse(401, { detail: "Please sign in." }));
    await submit.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Your session has ended. Log in to continue; what you typed is kept.")).toBeVisible();
    const link = page.getByRole("link", { name: "Log in again" });
    await expect(link).toHaveAttribute("href", `/login?next=${encodeURIComponent(pathname + search)}`);
    expect((await context.cookies()).filter(isSession)).toEqual([]);

    expect(await storedDrafts(page)).not.toContain("typed-password");
    await signInAgain(context, session?.value ?? "");
    await page.goto(pathname + search);
    const offer = page.getByRole("region", { name: "Unsaved changes" });
    if (isSecret) {
      await expect(page.getByRole("main")).toBeVisible();
      await expect(offer).toHaveCount(0);
    } else {
      await offer.getByRole("button", { name: "Restore" }).click();
      await reopen?.();
      await expectTyped(typed, mine);
      await expect(offer).toHaveCount(0);
    }
  });
}

for (const [area, cases] of Object.entries({ ...formCases, "the edition": editionFormCases })) {
  // A test of its own for each form would load the site's files and sign in for each.
  test(`each form of ${area} shows what went wrong and loses nothing`, async ({ page, context }) => {
    test.slow();
    for (const form of cases) await test.step(form.name, () => expectNothingLost(page, context, form));
  });
}
