/** The public pages that have a card to be shared with, by the card's name, and what stands on it; home's is the edition's. */
export const cardTitles = {
  home: null,
  organizers: "Organizers",
  patrons: "Patrons",
  sponsors: "Sponsors",
  commitees: "Committees",
  teams: "Teams",
  schedule: "Schedule",
  rules: "Rules",
  environment: "Environment",
} as const;

export type CardName = keyof typeof cardTitles;

/** Where the card of the page at `path` is, of a past edition if a year is given. */
export function cardPath(path: string, year?: number): string {
  const name = path.split("/").at(-1) || "home";
  return `/cards/${year === undefined ? "" : `${year}-`}${name}.png`;
}

const address = /^(?:(\d{4})-)?([a-z]+)\.png$/;

/** Whose card a file name under /cards/ is, or null. */
export function cardOf(file: string): { name: CardName; year: number | undefined } | null {
  const [, year, name] = address.exec(file) ?? [];
  if (name === undefined || !Object.hasOwn(cardTitles, name)) return null;
  return { name: name as CardName, year: year === undefined ? undefined : Number(year) };
}
