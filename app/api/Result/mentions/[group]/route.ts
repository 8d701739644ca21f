import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { giveMentions } from "@/lib/result/give-mentions";

export const POST = route(endpoints.giveMentions, ({ actor, params, body }) =>
  giveMentions(actor, params.group, body.version),
);
