import { makeEditionCurrent } from "@/lib/edition/draft-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.makeEditionCurrent, ({ actor, params }) => makeEditionCurrent(actor, params.id));
