import { createMessage } from "@/lib/message/create-message";
import * as endpoints from "@/lib/message/endpoints";
import { listMessages } from "@/lib/message/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listMessages, ({ now }) => listMessages(now));

export const POST = route(endpoints.createMessage, ({ actor, body, idempotency, now }) =>
  createMessage(actor, body, idempotency, now),
);
