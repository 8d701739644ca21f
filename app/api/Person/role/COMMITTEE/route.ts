import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/person/endpoints";
import { listCommitteePeople } from "@/lib/person/queries";

export const GET = route(endpoints.listCommitteePeople, ({ query }) => listCommitteePeople(query.contestId));
