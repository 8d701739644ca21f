import "server-only";
import { notFound } from "next/navigation";
import { db } from "@/lib/platform/db/client";

const select = {
  id: true,
  year: true,
  name: true,
  timeZone: true,
  venue: true,
  startDate: true,
  endDate: true,
  endOfRegistrationDate: true,
  isCurrent: true,
} as const;

async function chooseEdition(
  { year }: { year?: string | string[] },
  isOffered: (year: number, currentYear: number) => boolean,
) {
  const editions = await db().edition.findMany({ select, orderBy: { year: "desc" } });
  const current = editions.find(({ isCurrent }) => isCurrent);
  if (!current) notFound();
  const offered = editions.filter((one) => isOffered(one.year, current.year));
  const edition = year === undefined ? current : offered.find((one) => String(one.year) === year);
  if (!edition) notFound();
  return { ...edition, currentYear: current.year, years: offered.map((one) => one.year) };
}

type Params = Parameters<typeof chooseEdition>[0];

/**
 * The edition that a page of the control panel shows, by its search parameters: that of `?year=` or the current one, and
 * the years to choose from, the latest first. Shows the 404 page for any other year.
 */
export const findPanelEdition = (params: Params) => chooseEdition(params, (year, current) => year <= current);

/** As `findPanelEdition`, for the page that edits the current edition and the draft of the next one. */
export const findEditableEdition = (params: Params) => chooseEdition(params, (year, current) => year >= current);

export type PanelEdition = Awaited<ReturnType<typeof findPanelEdition>>;
