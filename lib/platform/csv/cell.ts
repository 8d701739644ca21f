/** A spreadsheet set to another delimiter also begins a cell after these. */
const parts = /[^;\t\r\n]+/g;

/**
 * The start of a formula behind blanks, invisible characters and quotation marks. Leading apostrophes count, so that
 * restoreCell can tell them from an added one.
 */
const formula = /^'*["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** Spreadsheets may drop what such a cell begins with. */
const dropped = /^'*[\t\r\n]/;

/** Left as it is, although spreadsheets calculate with it. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

const protect = (part: string) => (formula.test(part) ? `'${part}` : part);
const restore = (part: string) => (part.startsWith("'") && formula.test(part) ? part.slice(1) : part);

/** Adds an apostrophe wherever a spreadsheet would run a cell, or what its delimiter makes of it, as a formula. */
export function protectCell(text: string): string {
  if (phoneNumber.test(text)) return text;
  const cell = text.replace(parts, protect);
  return dropped.test(cell) ? `'${cell}` : cell;
}

/** Undoes protectCell. */
export function restoreCell(cell: string): string {
  const text = cell.startsWith("'") && dropped.test(cell) ? cell.slice(1) : cell;
  return text.replace(parts, restore);
}
