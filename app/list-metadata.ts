import "server-only";
import type { Metadata } from "next";
import { describePage } from "@/app/metadata";
import { findSubjectOf } from "@/lib/site/pages/list-subject";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import type { PublicPath } from "@/lib/site/pages/public-pages";

/** The generateMetadata of a public list: that of the list or, if the URL names one, of a country or a contestant in it. */
export function listMetadata(path: PublicPath) {
  return async function generateMetadata({ params, searchParams }: PublicPageProps): Promise<Metadata> {
    const edition = await findPageEdition(path, params);
    return describePage(path, edition, await findSubjectOf(path, edition.year, searchParams));
  };
}
