import * as endpoints from "@/lib/deadline-extension/endpoints";
import { listDeadlineExceptions } from "@/lib/deadline-extension/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listDeadlineExceptions, listDeadlineExceptions);
