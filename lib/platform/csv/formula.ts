/** Matches what a spreadsheet would run as a formula or take for a number, but no phone number with spaces. */
export const formula =
  /^(?!\+\d+(?: \d+)+$)['"\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫\t\r\n]/u;

/** ="0012345": a text that a spreadsheet must not take for a number. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** Removes the apostrophe that the site's export has added, and no other; or the formula around a text. */
export function restoreCell(cell: string): string {
  if (cell.startsWith("'") && formula.test(cell.slice(1))) return cell.slice(1);
  return textFormula.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}
