import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { expect } from "@/e2e/support/browser";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits for all animations that end, because the colours are wrong until then. */
const waitForAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );

/** The rules whose outcome depends on the colour scheme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The elements that violate axe's rules, as "rule: selector". */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Playwright evaluates it through the debugger, which the page's Content-Security-Policy does not restrict.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(
    (runOptions) =>
      (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(runOptions),
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Fails if axe finds a violation on the page in the light or the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The next frame has the colours of the scheme.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
    });
    await page.evaluate(waitForAnimations);
    const rules = colorScheme === "dark" ? colourRules : undefined;
    expect(await findViolations(page, rules), `in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
