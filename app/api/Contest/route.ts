import { contest, contestQuery } from "@/lib/contest/schema";
import { getContest } from "@/lib/contest/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Contest", {
  query: contestQuery,
  response: contest,
  handler: ({ query }) => getContest(query.year),
});
