import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type EditionRow, editionArgs } from "@/lib/edition/views";
import { db } from "@/lib/platform/db/client";

/** All editions, with the next one, the newest first. */
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
  const edition = editions.find(
    (candidate) => String(candidate.year) === year && isShown(candidate.year, current.year),
  );
  return edition ?? notFound();
}

/** Shows the 404 page for a year without an edition and for the next one. */
export const findPanelEdition = (params: Params) => findEdition(params, (year, current) => year <= current);

/** Shows the 404 page for a year without an edition. */
export const findAnyEdition = (params: Params) => findEdition(params, () => true);

/** Shows the 404 page for any year but the current edition's and the next one's. */
export const findEditableEdition = (params: Params) => findEdition(params, (year, current) => year >= current);
