import { endpoints } from "@/app/api/openapi.json/endpoints";
import { buildDocument } from "@/lib/openapi/build";

/** It changes with a release alone, so it is made when the site is built. */
export const dynamic = "force-static";

/** The API's description, for people's tools. */
export function GET(): Response {
  return Response.json(buildDocument(endpoints), { headers: { "Cache-Control": "public, max-age=300" } });
}
