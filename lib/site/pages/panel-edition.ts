import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type EditionRow, editionArgs } from "@/lib/edition/views";
import { db } from "@/lib/platform/db/client";

/** All editions with the next one, the latest first; read once per request. */
export const listEditions = cache(() => db().edition.findMany({ ...editionArgs, orderBy: { year: "desc" } }));

interface Params {
  year?: string | string[];
}

async function findEdition(
  { year }: Params,
  isShown: (year: number, currentYear: number) => boolean,
): Promise<EditionRow> {
  const editions = await listEditions();
  const current = editions.find(({ isCurrent }) => isCurrent);
  if (!current) notFound();
  if (year === undefined) return current;
  const edition = editions.find((one) => String(one.year) === year && isShown(one.year, current.year));
  return edition ?? notFound();
}

/**
 * The edition that a page of the control panel shows, by its search parameters: that of `?year=`, which is not the next one, or
 * the current one. Shows the 404 page for any other year.
 */
export const findPanelEdition = (params: Params) => findEdition(params, (year, current) => year <= current);

/** As `findPanelEdition`, for the page that edits the current edition and the next one. */
export const findEditableEdition = (params: Params) => findEdition(params, (year, current) => year >= current);
