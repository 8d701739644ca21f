/** What spreadsheets take for the beginning of a formula. Apostrophes before it count too, or they could not be told from ours. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Looks like a sum, but is left as people write it. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

function runs(text: string): boolean {
  return formula.test(text) && !phoneNumber.test(text);
}

/** `text` as a cell that no spreadsheet runs as a formula: with an apostrophe before it if need be. */
export function protectCell(text: string): string {
  return runs(text) ? `'${text}` : text;
}

/** The text behind a cell: undoes protectCell exactly, whatever the text. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && runs(cell.slice(1)) ? cell.slice(1) : cell;
}
