import { z } from "zod";
import { editionQuery } from "@/lib/contest/schema";
import { route } from "@/lib/http/route";
import { person } from "@/lib/person/schema";
import { listCommitteePeople } from "@/lib/person/service";

export const GET = route("GET /api/Person/role/COMMITTEE", {
  query: editionQuery,
  response: z.array(person),
  handler: ({ query }) => listCommitteePeople(query.contestId),
});
