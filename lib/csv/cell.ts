/** The start of a formula; leading apostrophes count, so that restoreCell can tell them from an added one. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Not protected: spreadsheets read it as a number. */
const phoneNumber = /^\+\d+(?: \d+)*$/;

function isFormula(text: string): boolean {
  return formula.test(text) && !phoneNumber.test(text);
}

/** Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. */
export function protectCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Undoes protectCell. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
