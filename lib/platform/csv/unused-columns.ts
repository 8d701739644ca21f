/** e.g. "Not used: the columns “Notes”, “Seat”." */
export function unusedSentence(columns: readonly string[]): string {
  const names = columns.map((name) => `“${name}”`).join(", ");
  return `Not used: the ${columns.length === 1 ? "column" : "columns"} ${names}.`;
}
