import type { MetadataRoute } from "next";
import { env } from "@/lib/platform/env";
import { pageAccess } from "@/lib/site/pages/access";

// The address of the site is read at run time.
export const dynamic = "force-dynamic";

/** Search engines may index everything except the API and the pages that need a login. */
export default function robots(): MetadataRoute.Robots {
  const accountPaths = Object.entries(pageAccess).flatMap(([path, access]) => (access === "all" ? [] : [path]));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...accountPaths] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
