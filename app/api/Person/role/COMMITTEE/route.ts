import { z } from "zod";
import { route } from "@/lib/api/route";
import { editionQuery } from "@/lib/contest/schema";
import { listCommitteePeople } from "@/lib/person/queries";
import { person } from "@/lib/person/schema";

export const GET = route("GET /api/Person/role/COMMITTEE", {
  query: editionQuery,
  response: z.array(person),
  handler: ({ query }) => listCommitteePeople(query.contestId),
});
