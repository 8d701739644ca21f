import type { Page } from "@playwright/test";

/** Long ones, and one in each script. */
export const manyNames = [
  "Maximiliano Bartholomew Wolfeschlegelsteinhausenbergerdorff-Fitzgerald von Hohenzollern-Sigmaringen",
  "W".repeat(120),
  "Wolfeschlegelsteinhausenbergerdorffschlossweg",
  "Достопримечательностенковой",
  "María del Carmen Fernández de Córdoba y Rodríguez de la Fuente",
  "محمد عبد الرحمن بن عبد الله",
  "בנימין זאב הרצל",
  "Александър Владимиров Константинопольский",
  "Παναγιώτης Παπαδόπουλος",
  "გიორგი მაისურაძე-ბერიშვილი",
  "Անահիտ Տեր-Պետրոսյան",
  "श्रीनिवास रामानुजन् अय्यंगार",
  "ณัฐพงศ์ ศรีสุวรรณ",
  "王小明",
  "Li",
  "Jean-Pierre O’Brien",
];

const toMm = (points: number) => Math.round((points / 72) * 25.4);

/** The sizes of a page's printed sheets in millimetres, such as "210 × 297". */
export async function sheetSizes(
  page: Page,
  options: Parameters<Page["pdf"]>[0] = { preferCSSPageSize: true },
): Promise<string[]> {
  const file = (await page.pdf(options)).toString("latin1");
  return [...file.matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(
    ([, width, height]) => `${toMm(Number(width))} × ${toMm(Number(height))}`,
  );
}

/** The margins of sheets in the style sheet, which Chromium ignores when it makes a PDF file. */
export const sheetMargins = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .filter(({ selectorText }) => selectorText.startsWith("sheet"))
      .map(({ style }) => style.margin),
  );

/** How many sheets of US Letter a page prints; Chromium makes sheets of A4 smaller to fit. */
export const countOnLetter = async (page: Page): Promise<number> =>
  (await sheetSizes(page, { format: "Letter" })).length;

/** The texts on paper that leave the part of an item that they are in, or the item. */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.locator(".sheets article p").evaluateAll((texts) =>
    texts.flatMap((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(text);
      const lines = [...words.getClientRects()];
      const boxes = [text.parentElement, text.closest("article > *"), text.closest("article")];
      const isWithin = boxes
        .map((element) => element?.getBoundingClientRect() ?? new DOMRect())
        .every(
          (box) =>
            top >= box.top - 1 &&
            bottom <= box.bottom + 1 &&
            lines.every(({ left, right }) => left >= box.left - 1 && right <= box.right + 1),
        );
      return isWithin ? [] : [text.textContent];
    }),
  );
