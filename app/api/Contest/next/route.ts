import * as endpoints from "@/lib/edition/endpoints";
import { startNextEdition } from "@/lib/edition/start-next-edition";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.startNextEdition, ({ actor, body, now }) => startNextEdition(actor, body, now));
