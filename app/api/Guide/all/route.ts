import * as endpoints from "@/lib/guide/endpoints";
import { listGuides } from "@/lib/guide/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listGuides, () => listGuides());
