/** The address of a public page: in the current edition (`base` "") or in a past one ("/2024", or "/{year}" for all). */
export const editionPath = (base: string, path: string): string => (path === "/" ? base || "/" : base + path);

/** The search parameter `year` of a page of the control panel; empty for the current edition. */
export const yearParam = ({ isCurrent, year }: { isCurrent: boolean; year: number }): string =>
  isCurrent ? "" : String(year);
