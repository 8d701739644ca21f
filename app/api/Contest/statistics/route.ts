import { route } from "@/lib/api/route";
import { contestQuery } from "@/lib/contest/schema";
import { getStatistics, statistics } from "@/lib/contest/statistics";

export const GET = route("GET /api/Contest/statistics", {
  query: contestQuery,
  response: statistics,
  handler: ({ query }) => getStatistics(query.year),
});
