import { addGuide } from "@/lib/guide/add-guide";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.addGuide, ({ actor, body, now }) => addGuide(actor, body, now));
