interface Cell {
  /** Null if its quotation marks don't match. */
  value: string | null;
  endsRow: boolean;
}

/** In characters. A longer cell is cut, and no cell after it is read. */
const maxLength = 10_000;

/** The index of the quotation mark that ends a cell, -1 without one. Two in a row stand for one in the text. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"' && at - start <= maxLength) at = text.indexOf('"', at + 2);
  return at;
}

/**
 * Reads one cell at a time, so that the caller can stop at a limit: papaparse makes all cells of a row first. `delimiter` is
 * a comma, a semicolon or a tab.
 */
export function* readCells(text: string, delimiter: string): Generator<Cell> {
  const cellEnd = `(${delimiter}|\r\n?|\n|$)`;
  const plainEnd = new RegExp(cellEnd, "g");
  // Blanks may follow the closing quotation mark.
  const quotedEnd = new RegExp(`"[^\\S\r\n]*?${cellEnd}`, "y");
  let start = 0;
  let endsRow = true;
  while (start < text.length || !endsRow) {
    const isQuoted = text[start] === '"';
    if (isQuoted) start++;
    const pattern = isQuoted ? quotedEnd : plainEnd;
    const searchStart = isQuoted ? closingQuote(text, start) : start;
    pattern.lastIndex = searchStart;
    const match = searchStart < 0 ? null : pattern.exec(text);
    const valueEnd = match?.index ?? searchStart;
    if (valueEnd - start > maxLength) return yield { value: text.slice(start, start + maxLength), endsRow: true };
    if (!match) return yield { value: null, endsRow: true };
    const raw = text.slice(start, valueEnd);
    endsRow = match[1] !== delimiter;
    start = pattern.lastIndex;
    yield { value: isQuoted ? raw.replaceAll('""', '"').replace(/\r\n?/g, "\n") : raw, endsRow };
  }
}
