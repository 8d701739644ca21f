import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/guide/endpoints";
import { listGuides } from "@/lib/guide/queries";

export const GET = route(endpoints.listGuides, () => listGuides());
