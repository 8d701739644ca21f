import * as endpoints from "@/lib/message/endpoints";
import { previewMessage } from "@/lib/message/preview-message";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.previewMessage, ({ body }) => previewMessage(body));
