import { type PublicPage, publicPages } from "@/lib/site/pages/public-pages";

const cardName = (path: string) => path.split("/").at(-1) || "home";

/** The address of a public page's share card, in a past edition if a year is given. */
export function shareCardPath(path: string, year?: number): string {
  return `/cards/${year === undefined ? "" : `${year}-`}${cardName(path)}.png`;
}

const fileName = /^(?:(\d{4})-)?([a-z]+)\.png$/;

/** The page and the edition of a share card's file name, or null for an unknown file. */
export function findShareCard(file: string): { page: PublicPage; year: number | undefined } | null {
  const [, year, name] = fileName.exec(file) ?? [];
  const page = publicPages.find(({ path }) => cardName(path) === name);
  return page ? { page, year: year === undefined ? undefined : Number(year) } : null;
}
