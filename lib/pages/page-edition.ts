import "server-only";
import { notFound, redirect } from "next/navigation";
import { currentEdition, pastEditions } from "@/lib/contest/queries";

/** The props of a public page; the pages of past editions have a year in their path. */
export interface PublicPageProps {
  params: Promise<{ year?: string } | undefined>;
}

export interface PageEdition {
  /** Undefined for the current edition. */
  year: number | undefined;
  name: string;
  shortName: string;
  /** The prefix of the edition's paths: "" or, for a past edition, "/2024". */
  base: "" | `/${number}`;
}

/**
 * The edition that a public page shows. Redirects to `path` if the year is the current edition's, shows the 404 page if
 * there is no past edition of that year.
 */
export async function findPageEdition(path: string, params: PublicPageProps["params"]): Promise<PageEdition> {
  const year = (await params)?.year;
  const current = await currentEdition();
  if (year === undefined) return { year: undefined, name: current.name, shortName: current.shortName, base: "" };
  if (year === String(current.year)) redirect(path);
  const past = (await pastEditions()).find((edition) => String(edition.year) === year);
  if (!past) notFound();
  return { ...past, base: `/${past.year}` };
}
