import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/deadline-exception/endpoints";
import { listDeadlineExceptions } from "@/lib/deadline-exception/queries";

export const GET = route(endpoints.listDeadlineExceptions, listDeadlineExceptions);
