import * as endpoints from "@/lib/deadline-exception/endpoints";
import { listDeadlineExceptions } from "@/lib/deadline-exception/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listDeadlineExceptions, listDeadlineExceptions);
