import * as endpoints from "@/lib/person/endpoints";
import { listCommitteePeople } from "@/lib/person/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listCommitteePeople, ({ query }) => listCommitteePeople(query.contestId));
