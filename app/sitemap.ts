import type { MetadataRoute } from "next";
import { pastEditions } from "@/lib/contest/queries";
import { env } from "@/lib/env";
import { editionPath, publicPages } from "@/lib/pages/public-pages";

export const dynamic = "force-dynamic";

/** The public pages of the current edition and of the past ones. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const past = await pastEditions();
  const paths = [
    ...publicPages.map(({ path }) => path),
    ...past.flatMap(({ year }) => publicPages.map(({ path }) => editionPath(`/${year}`, path))),
  ];
  return paths.map((path) => ({ url: env().SITE_URL + path }));
}
