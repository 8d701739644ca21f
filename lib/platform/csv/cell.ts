/** Matches what a spreadsheet would run as a formula or take for a number, but no phone number with spaces. */
export const formula =
  /^(?!\+\d+(?: \d+)+$)['"\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u;

/** Removes the apostrophe that papaparse has added. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
