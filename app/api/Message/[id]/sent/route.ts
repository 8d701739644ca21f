import * as endpoints from "@/lib/message/endpoints";
import { markMessageSent } from "@/lib/message/mark-message-sent";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.markMessageSent, ({ params, now }) => markMessageSent(params.id, now));
