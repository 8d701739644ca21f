import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { getSettings } from "@/lib/contest/queries";

export const GET = route(endpoints.getEditionSettings, ({ params }) => getSettings(params.id));
