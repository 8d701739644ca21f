/** The target is null if there is none. */
export interface Figure {
  name: string;
  target: { atLeast: number } | { atMost: number } | null;
  measured: number;
  detail: string;
}

export function isReached({ target, measured }: Figure): boolean {
  if (target === null) return true;
  return "atLeast" in target ? measured >= target.atLeast : measured <= target.atMost;
}

function targetText({ target }: Figure): string {
  if (target === null) return "";
  return "atLeast" in target ? `>= ${target.atLeast}` : `<= ${target.atMost}`;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    targetText(figure),
    figure.measured.toFixed(figure.measured >= 20 ? 0 : 2),
    isReached(figure) ? "reached" : "MISSED",
    figure.detail,
  ]);
  const all = [["figure", "target", "measured", "", ""], ...rows];
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
