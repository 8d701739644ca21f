import * as endpoints from "@/lib/edition/endpoints";
import { getSettings } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getEditionSettings, ({ params }) => getSettings(params.id));
