import "server-only";
import type { Metadata } from "next";
import { describePage } from "@/app/metadata";
import { findSubjectOf } from "@/lib/site/pages/list-subject";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import type { PublicPath } from "@/lib/site/pages/public-pages";

/** The publicMetadata of a list; if the URL names a country or a contestant, that of the country or the contestant. */
export function listMetadata(path: PublicPath) {
  return async function generateMetadata({ params, searchParams }: PublicPageProps): Promise<Metadata> {
    const edition = await findPageEdition(path, params);
    return describePage(path, edition, await findSubjectOf(path, edition.year, searchParams));
  };
}
