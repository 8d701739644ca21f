import "server-only";
import type { Metadata } from "next";
import { currentEdition } from "@/lib/contest/edition";

/**
 * The title of a page to work on, behind the contest's short prefix (specification, section 1); search
 * engines pass such a page by. What is for everybody has its metadata from app/public-metadata.ts.
 */
export async function pageTitle(title: string): Promise<Metadata> {
  return { title: `${(await currentEdition()).shortName} · ${title}`, robots: { index: false } };
}
