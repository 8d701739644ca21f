import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "@/e2e/support/browser";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits for animations that change colours, except endless ones. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  );

async function violations(page: Page): Promise<string[]> {
  // The debugger evaluates it in spite of the page's Content-Security-Policy.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Fails if axe finds a violation on the page in the light or the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
    });
    await page.evaluate(settled);
    expect(await violations(page), `in the ${colorScheme} scheme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
