import { route } from "@/lib/api/route";
import { changeLeader } from "@/lib/leader/commands";
import * as endpoints from "@/lib/leader/endpoints";
import { listLeaderRecords } from "@/lib/leader/queries";

export const GET = route(endpoints.listLeaderRecords, () => listLeaderRecords());

export const PUT = route(endpoints.changeLeader, ({ actor, body, now }) => changeLeader(actor, body, now));
