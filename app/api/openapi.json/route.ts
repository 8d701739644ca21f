import { documentedEndpoints } from "@/lib/site/api/endpoints";
import { createApiDocument } from "@/lib/site/api/openapi";

/** The document only changes with a release, so it is created at build time. */
export const dynamic = "force-static";

/** The API's OpenAPI document. */
export function GET(): Response {
  return Response.json(createApiDocument(documentedEndpoints), { headers: { "Cache-Control": "public, max-age=300" } });
}
