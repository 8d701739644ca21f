import { route } from "@/lib/api/route";
import { listDeadlineExceptions } from "@/lib/deadline-exception/commands";
import * as endpoints from "@/lib/deadline-exception/endpoints";

export const GET = route(endpoints.listDeadlineExceptions, listDeadlineExceptions);
