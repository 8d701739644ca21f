import { route } from "@/lib/api/route";
import { addGuide } from "@/lib/guide/commands";
import * as endpoints from "@/lib/guide/endpoints";

export const POST = route(endpoints.addGuide, ({ actor, body }) => addGuide(actor, body));
