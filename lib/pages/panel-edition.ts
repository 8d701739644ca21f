import "server-only";
import { notFound } from "next/navigation";
import { db } from "@/lib/db";

const select = {
  id: true,
  year: true,
  name: true,
  timeZone: true,
  startDate: true,
  endDate: true,
  endOfRegistrationDate: true,
  isCurrent: true,
} as const;

/**
 * The edition that a page of the control panel shows, by its search parameters: that of `?year=` or the current one, and
 * the years to choose from, the latest first. Shows the 404 page for any other year.
 */
export async function findPanelEdition({ year }: { year?: string | string[] }) {
  const editions = await db().edition.findMany({ select, orderBy: { year: "desc" } });
  const current = editions.find(({ isCurrent }) => isCurrent);
  // A later edition is still being prepared.
  const started = editions.filter((edition) => current && edition.year <= current.year);
  const edition = year === undefined ? current : started.find((one) => String(one.year) === year);
  if (!edition) notFound();
  return { ...edition, years: started.map((one) => one.year) };
}

export type PanelEdition = Awaited<ReturnType<typeof findPanelEdition>>;
