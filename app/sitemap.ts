import type { MetadataRoute } from "next";
import { editionDocuments } from "@/lib/edition/queries";
import { env } from "@/lib/platform/env";
import { listedPaths } from "@/lib/site/pages/listed-paths";

export const dynamic = "force-dynamic";

/** The public pages of the current edition and of the past ones. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const editions = await editionDocuments();
  const paths = editions.flatMap(({ year, isCurrent, ...documents }) =>
    listedPaths(documents, isCurrent ? "" : `/${year}`),
  );
  return paths.map((path) => ({ url: env().SITE_URL + path }));
}
