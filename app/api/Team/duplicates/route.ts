import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { findDuplicates } from "@/lib/team/find-duplicates";

export const POST = route(endpoints.findDuplicates, async ({ actor, body }) => findDuplicates(actor, body));
