import { previewText } from "@/lib/edition/commands";
import * as endpoints from "@/lib/edition/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.previewText, ({ body }) => previewText(body));
