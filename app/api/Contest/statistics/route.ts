import { route } from "@/lib/api/route";
import { contestQuery, statistics } from "@/lib/contest/schema";
import { getStatistics } from "@/lib/contest/statistics";

export const GET = route("GET /api/Contest/statistics", {
  query: contestQuery,
  response: statistics,
  handler: ({ query }) => getStatistics(query.year),
});
