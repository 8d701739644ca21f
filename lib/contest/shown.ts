import "server-only";
import { notFound, redirect } from "next/navigation";
import { currentEdition, pastEditions } from "@/lib/contest/edition";

/** The parameters of a public page: the year that a past edition's has in its address. A file without any has none. */
export type PageParams = Promise<{ year?: string } | undefined>;

/** The edition that a public page shows. */
export interface ShownEdition {
  /** Of a past edition; undefined for the current one. */
  year: number | undefined;
  name: string;
  shortName: string;
  /** What its pages' paths begin with: nothing, or a past edition's "/2024". */
  base: "" | `/${number}`;
}

/**
 * The edition that the page at `path` ("/teams", whatever the year) shows. The current edition's pages have no year in
 * their address, so its year leads there; a year without a past edition is the 404 page.
 */
export async function shownEdition(params: PageParams, path: string): Promise<ShownEdition> {
  const year = (await params)?.year;
  const current = await currentEdition();
  if (year === undefined) return { year: undefined, name: current.name, shortName: current.shortName, base: "" };
  if (year === String(current.year)) redirect(path);
  const past = (await pastEditions()).find((edition) => String(edition.year) === year);
  if (!past) notFound();
  return { ...past, base: `/${past.year}` };
}
