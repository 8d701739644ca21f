import type { MetadataRoute } from "next";
import { publicPages } from "@/lib/auth/public-pages";
import { pastEditions } from "@/lib/contest/edition";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** Every page that search engines may show: the current edition's and the past ones'. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const bases = ["", ...(await pastEditions()).map(({ year }) => `/${year}`)];
  const paths = publicPages.filter((path) => path !== "/login").map((path) => (path === "/" ? "" : path));
  return bases.flatMap((base) => paths.map((path) => ({ url: `${env().SITE_URL}${base + path || "/"}` })));
}
