import * as endpoints from "@/lib/message/endpoints";
import { getMessage } from "@/lib/message/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getMessage, ({ params, now }) => getMessage(params.id, now));
