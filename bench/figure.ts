/** One figure that is wanted, and what was measured. */
export interface Figure {
  name: string;
  wanted: { atLeast: number } | { atMost: number } | null;
  measured: number;
  /** What it was made from, for people. */
  detail: string;
}

/** Whether a figure is as it should be. */
export function holds({ wanted, measured }: Figure): boolean {
  if (wanted === null) return true;
  return "atLeast" in wanted ? measured >= wanted.atLeast : measured <= wanted.atMost;
}

function wantedText({ wanted }: Figure): string {
  if (wanted === null) return "";
  return "atLeast" in wanted ? `>= ${wanted.atLeast}` : `<= ${wanted.atMost}`;
}

/** A table of figures as text. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    wantedText(figure),
    figure.measured.toFixed(figure.measured >= 20 ? 0 : 2),
    holds(figure) ? "held" : "MISSED",
    figure.detail,
  ]);
  const all = [["figure", "wanted", "measured", "", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
