import { changeLeader } from "@/lib/leader/change-leader";
import * as endpoints from "@/lib/leader/endpoints";
import { listLeaderRecords } from "@/lib/leader/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listLeaderRecords, () => listLeaderRecords());

export const PUT = route(endpoints.changeLeader, ({ actor, body, now }) => changeLeader(actor, body, now));
