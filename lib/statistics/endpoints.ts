import { yearQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { statistics } from "@/lib/statistics/schema";

export const getStatistics = endpoint("GET /api/Contest/statistics", {
  access: administrators,
  summary: "Counts contestants by country and operating system, and T-shirts by size.",
  query: yearQuery,
  response: statistics,
  success: "The numbers; the countries are in the order of their names.",
  errors: { 404: "There is no edition of that year." },
});
