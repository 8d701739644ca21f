import { route } from "@/lib/api/route";
import { previewText } from "@/lib/contest/commands";
import * as endpoints from "@/lib/contest/endpoints";

export const POST = route(endpoints.previewText, ({ body }) => previewText(body));
