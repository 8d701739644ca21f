import { type PublicPage, publicPages } from "@/lib/site/pages/public-pages";

const cardName = (path: string) => path.split("/").at(-1) || "home";

export function shareCardPath(path: string, year?: number): string {
  return `/cards/${year === undefined ? "" : `${year}-`}${cardName(path)}.png`;
}

const fileName = /^(?:(\d{4})-)?([a-z]+)\.png$/;

export function findShareCard(file: string): { page: PublicPage; year: number | undefined } | null {
  const [, year, name] = fileName.exec(file) ?? [];
  const page = publicPages.find(({ path }) => cardName(path) === name);
  return page ? { page, year: year === undefined ? undefined : Number(year) } : null;
}
