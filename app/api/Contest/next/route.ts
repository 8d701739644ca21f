import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { startNextEdition } from "@/lib/contest/start-next-edition";

export const POST = route(endpoints.startNextEdition, ({ actor, body }) => startNextEdition(actor, body));
