import * as endpoints from "@/lib/message/endpoints";
import { sendMessageAgain } from "@/lib/message/send-message-again";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.sendMessageAgain, ({ params, now }) => sendMessageAgain(params.id, now));
