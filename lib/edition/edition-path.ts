/** The address of a public page: in the current edition (`base` "") or in a past one ("/2024", or "/{year}" for all). */
export const editionPath = (base: string, path: string): string => (path === "/" ? base || "/" : base + path);
