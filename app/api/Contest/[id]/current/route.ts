import { route } from "@/lib/api/route";
import { makeEditionCurrent } from "@/lib/contest/draft-edition";
import * as endpoints from "@/lib/contest/endpoints";

export const POST = route(endpoints.makeEditionCurrent, ({ actor, params }) => makeEditionCurrent(actor, params.id));
