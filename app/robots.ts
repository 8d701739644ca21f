import type { MetadataRoute } from "next";
import { pageAccess } from "@/lib/auth/access";
import { env } from "@/lib/env";

// The site's address is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

/** Everything public may be found; the API and the pages that ask for a login are nothing to search. */
export default function robots(): MetadataRoute.Robots {
  const forAccounts = Object.entries(pageAccess).flatMap(([path, access]) => (access === "all" ? [] : [path]));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...forAccounts] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
