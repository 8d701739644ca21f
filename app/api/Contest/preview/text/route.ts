import * as endpoints from "@/lib/edition/endpoints";
import { route } from "@/lib/platform/api/route";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";

export const POST = route(endpoints.previewText, async ({ body }) => ({ html: sanitizeHtml(body.text) }));
