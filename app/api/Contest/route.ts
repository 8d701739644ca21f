import { route } from "@/lib/api/route";
import { getContest } from "@/lib/contest/queries";
import { contest, contestQuery } from "@/lib/contest/schema";

export const GET = route("GET /api/Contest", {
  query: contestQuery,
  response: contest,
  handler: ({ query }) => getContest(query.year),
});
