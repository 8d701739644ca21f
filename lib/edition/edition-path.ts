/** `base` is "" for the current edition, else e.g. "/2024". */
export const editionPath = (base: string, path: string): string => (path === "/" ? base || "/" : base + path);

/** Empty for the current edition. */
export const yearParam = ({ isCurrent, year }: { isCurrent: boolean; year: number }): string =>
  isCurrent ? "" : String(year);
