import { endpoints } from "@/lib/api/endpoints";
import { buildDocument } from "@/lib/openapi/build";

/** The document changes only with a release, so it is made at build time. */
export const dynamic = "force-static";

/** The OpenAPI document. */
export function GET(): Response {
  return Response.json(buildDocument(endpoints), { headers: { "Cache-Control": "public, max-age=300" } });
}
