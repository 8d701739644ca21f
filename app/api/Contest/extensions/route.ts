import * as endpoints from "@/lib/deadline-extension/endpoints";
import { listDeadlineExtensions } from "@/lib/deadline-extension/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listDeadlineExtensions, listDeadlineExtensions);
