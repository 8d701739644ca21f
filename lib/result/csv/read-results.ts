import { codeHeadings } from "@/lib/contestant/labels";
import { nameOfColumn, normalizedHeading } from "@/lib/platform/csv/columns";
import { decodeFile, hasLostLetters, lettersLost } from "@/lib/platform/csv/decode";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { restoreCell } from "@/lib/platform/csv/formula";
import { headerHint, readTable } from "@/lib/platform/csv/table";
import { withAsciiNumber } from "@/lib/platform/text/ascii-digits";
import { joinedLines, withoutSurroundings } from "@/lib/platform/validation/one-line-text";
import { isOtherColumn, isSum } from "@/lib/result/csv/other-columns";
import { type ResultsFile, unjudgedColumn, userNameHeadings } from "@/lib/result/csv/results-file";
import { readScoreboard } from "@/lib/result/csv/scoreboard";
import { findSums } from "@/lib/result/csv/sums";
import { readRounded } from "@/lib/result/points";
import { nameColumnOf } from "@/lib/team/names-in-file";

/** The first of them is taken. */
const keyHeadings = [...["code", "contestant code", ...codeHeadings].map(normalizedHeading), ...userNameHeadings];

/** One row alone does not tell the number 1 from a point. */
const areRowNumbers = (points: readonly (number | null)[]) =>
  points.length > 1 && [0, 1].some((first) => points.every((value, i) => value === first + i));

/** A comma that can only be a decimal one: "33,5" and "0,333"; "1,000" may be a thousand. */
const decimalComma = /^(?:\d+,(?!\d{3}$)\d+|0,\d+)$/;

/** The text of a number, without what a keyboard or spreadsheet of another kind adds: "٣٣٫٥", "１０", "'10" and ".5". */
const numberTextOf = (cell?: string): string =>
  withAsciiNumber(textOf(cell).replace(/\p{Cf}/gu, ""))
    .replace(/^['’"]|"$/g, "")
    .replace(/^(?=[.,]\d)/, "0")
    .replace(/^(\d+)[.,]$/, "$1")
    .trim();

const textOf = (cell = "") => restoreCell(cell).trim();
const normalizedText = (cell?: string) => textOf(cell).normalize("NFC");
const headingOf = (cell?: string) => joinedLines(withoutSurroundings(normalizedText(cell)));

/** Reads CMS's ranking.csv, DOMjudge's scoreboard, or a CSV file with a column for each task. Throws 422. */
export function readResults(bytes: Uint8Array, errors: FileErrors): ResultsFile {
  const { text, isJson } = decodeFile(bytes, errors);
  return isJson ? readScoreboard(text, errors) : readResultsTable(text, errors);
}

function readResultsTable(text: string, errors: FileErrors): ResultsFile {
  const isKey = (heading: string) => keyHeadings.includes(normalizedHeading(heading));
  const isKnown = (heading: string) => isKey(heading) || isOtherColumn(heading);
  const { header, headerLine, rows } = readTable(text, { isKnown, isHeader: (cells) => cells.some(isKey) }, errors);
  const headings = header.map(normalizedHeading);
  const cellsOf = (i: number, ofRows = rows) => ofRows.map(({ cells }) => textOf(cells[i]));
  // CMS writes a column P after each task and after the sum; a star in it says that the points may still change.
  const isMarkColumn: boolean[] = [];
  headings.forEach((heading, i) => {
    const follows = heading === "p" && i > 0 && !isMarkColumn[i - 1];
    isMarkColumn.push(follows && cellsOf(i).every((cell) => cell === "" || cell === "*"));
  });
  const keyIndex =
    keyHeadings
      .map((key) => headings.findIndex((heading, i) => heading === key && !isMarkColumn[i + 1]))
      .find((index) => index >= 0) ?? -1;
  if (keyIndex < 0)
    errors.fail(
      headerLine,
      "code",
      `The file needs a column “code” or “Username” that says whose points these are.${headerHint(header, headerLine, isKnown)}`,
    );
  // A name such as Max is no sum: it has a key or another name beside it.
  const isSumRow = (cells: readonly string[]) => {
    const words = cells.map(textOf).filter((text) => /[\p{L}∑]/u.test(text));
    const key = textOf(cells[keyIndex]);
    return words.length > 0 && words.every(isSum) && (key === "" || isSum(key));
  };
  const contestantRows = rows.filter(({ cells }) => !isSumRow(cells));
  // CMS's sum is the last column of that name; a task may have it too.
  const sumIndex = headings.lastIndexOf("global");
  const unjudgedIndex = headings.indexOf(unjudgedColumn);
  const columns = header.flatMap((title, index) => {
    const cells = cellsOf(index, contestantRows);
    if (
      [keyIndex, unjudgedIndex].includes(index) ||
      isMarkColumn[index] ||
      (title.trim() === "" && !cells.some(Boolean))
    )
      return [];
    const points = cells.map((cell) => readRounded(numberTextOf(cell).replace(",", "."))?.points ?? null);
    const isCmsTask = isMarkColumn[index + 1] === true && index !== sumIndex;
    const hasOnlyWords = cells.some(Boolean) && points.every((value) => value === null);
    const word = hasOnlyWords && !isKnown(title) ? cells.find(Boolean) : undefined;
    const isOther = hasOnlyWords || isKnown(title) || (index === 0 && areRowNumbers(points));
    return [
      {
        index,
        heading: headingOf(nameOfColumn(title, index)),
        points,
        isCmsTask,
        isOther,
        word,
      },
    ];
  });
  if (rows.length === 0) errors.warn(headerLine, "", "The file has headings only, and no contestants.");
  // A heading becomes the name of a task; no other text is stored.
  for (const { heading, isOther } of columns)
    if (!isOther && hasLostLetters(heading)) errors.fail(headerLine, heading, lettersLost);
  const candidates = columns.filter(({ isCmsTask, isOther }) => !isCmsTask && !isOther);
  const hasDecimalComma = rows.some(({ cells }) =>
    columns.some(({ index, isOther }) => !isOther && decimalComma.test(numberTextOf(cells[index]))),
  );
  const sums = findSums(candidates.map(({ points }) => points));
  const nameIndex = nameColumnOf(headings);
  const groupIndex = headings.indexOf("group");
  const indexByHeading = new Map(columns.map(({ heading, index }) => [heading, index]));
  errors.describe({ lines: rows.map(({ line }) => line) });
  return {
    headerLine,
    keyHeading: header[keyIndex]?.trim() ?? "code",
    decimalMark: hasDecimalComma ? "," : undefined,
    columns: columns.map(({ heading, isCmsTask, isOther, word, points }) => ({
      heading,
      word,
      isTask: isCmsTask || (!isOther && !sums.has(points)),
    })),
    rows: rows.map(({ line, cells }) => {
      const unjudged = new Set(cells[unjudgedIndex]?.split(";").map(headingOf));
      return {
        line,
        key: normalizedText(cells[keyIndex]),
        isSum: isSumRow(cells),
        name: nameIndex < 0 ? undefined : textOf(cells[nameIndex]),
        group: groupIndex < 0 ? undefined : textOf(cells[groupIndex]),
        scoreOf: (heading) => {
          const index = indexByHeading.get(heading) ?? -1;
          const hasStar = isMarkColumn[index + 1] === true && textOf(cells[index + 1]) === "*";
          return { points: numberTextOf(cells[index]), isUnjudged: hasStar || unjudged.has(heading) };
        },
      };
    }),
  };
}
