/** Matches what a spreadsheet would run as a formula or take for a number, but no phone number with spaces. */
export const formula =
  /^(?!\+\d+(?: \d+)+$)['"\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u;

/** Removes the apostrophe that the site's export has added, and no other. */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
