import * as endpoints from "@/lib/message/endpoints";
import { sendTest } from "@/lib/message/preview-message";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.sendTest, ({ actor, body, now }) => sendTest(actor, body, now));
