import "server-only";
import { notFound, redirect } from "next/navigation";
import { currentEdition, getContest, pastEditions } from "@/lib/edition/queries";
import type { Contest } from "@/lib/edition/schema";
import type { ResultsState } from "@/lib/generated/prisma/enums";

export interface PublicPageProps {
  params: Promise<{ year?: string } | undefined>;
  searchParams: Promise<Record<string, unknown>>;
}

export interface PageEdition {
  /** Undefined for the current edition. */
  year: number | undefined;
  name: string;
  shortName: string;
  resultsState: ResultsState;
  base: "" | `/${number}`;
  contest: Contest;
  /** The same page of the current edition, or the home page if it does not have this one. */
  currentPath: string;
}

function requireShown(path: string, { resultsState }: { resultsState: ResultsState }): void {
  if (path === "/results" && resultsState === "HIDDEN") notFound();
}

/**
 * Shows the 404 page for hidden results and unknown years; redirects from the current edition's year.
 * The contest is read here because the metadata needs it: Next sends a page's metadata behind the head if it is ready
 * later than the page.
 */
export async function findPageEdition(path: string, params: PublicPageProps["params"]): Promise<PageEdition> {
  const year = (await params)?.year;
  const current = await currentEdition();
  if (year === undefined) {
    requireShown(path, current);
    const { name, shortName, resultsState } = current;
    return { year: undefined, name, shortName, resultsState, base: "", contest: await getContest(), currentPath: path };
  }
  if (year === String(current.year)) redirect(path);
  const past = (await pastEditions()).find((edition) => String(edition.year) === year);
  if (!past) notFound();
  requireShown(path, past);
  const currentPath = path === "/results" && current.resultsState === "HIDDEN" ? "/" : path;
  return { ...past, base: `/${past.year}`, contest: await getContest(past.year), currentPath };
}
