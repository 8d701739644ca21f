/**
 * What a spreadsheet would run as a formula, behind blanks, invisible characters and apostrophes; for papaparse's
 * `escapeFormulae`, which adds an apostrophe. A phone number is none.
 */
export const formula =
  /^(?!\+\d[\d ]*$)['"\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u;

/** A cell without the apostrophe that papaparse has added. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
