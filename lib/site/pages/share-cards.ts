import { type PublicPage, publicPages } from "@/lib/site/pages/public-pages";

const cardName = (path: string) => path.split("/").at(-1) || "home";

/** `key` is that of a ListSubject. */
export function shareCardPath(path: string, year?: number, key?: string): string {
  return `/cards/${year === undefined ? "" : `${year}-`}${cardName(path)}${key ? `-${key}` : ""}.png`;
}

/** Such as "2024-results-rou1.png": the year of a past edition, the page, and the country or contestant. */
const fileName = /^(?:(\d{4})-)?([a-z]+)(?:-([a-z]{2}|[a-z]{3}\d+))?\.png$/;

interface ShareCard {
  page: PublicPage;
  year: number | undefined;
  /** The key of a ListSubject; undefined for the card of the whole page. */
  key: string | undefined;
}

/** Null if no page has such a card. */
export function findShareCard(file: string): ShareCard | null {
  const [, year, name, key] = fileName.exec(file) ?? [];
  const page = publicPages.find(({ path }) => cardName(path) === name);
  return page ? { page, key, year: year === undefined ? undefined : Number(year) } : null;
}
