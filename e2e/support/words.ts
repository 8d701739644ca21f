import type { Page } from "@playwright/test";

/** The words of the page that are broken inside; a break at a space, a hyphen or another sign does not count. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Chinese, Japanese and Thai break anywhere.
    const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isBroken = lines.some(({ top }) => top >= (lines[0]?.bottom ?? 0) - 1);
        if (isBroken && !unspaced.test(word)) broken.push(word);
      }
    }
    return broken;
  });
}
