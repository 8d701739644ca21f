import { yearQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { answerCounts, statistics } from "@/lib/statistics/schema";

export const getStatistics = endpoint("GET /api/Contest/statistics", {
  access: administrators,
  summary: "Counts contestants by country and operating system, and T-shirts by size.",
  query: yearQuery,
  response: statistics,
  success: "The numbers; the countries are in the order of their names.",
  errors: { 404: "There is no edition of that year." },
});

export const countAnswers = endpoint("GET /api/Contest/statistics/answers", {
  access: administrators,
  summary: "Counts the choices in the answers to the edition's questions, in all and by day.",
  description: "Of questions with a choice, several choices, or yes and no.",
  query: yearQuery,
  response: answerCounts,
  errors: { 404: "There is no edition of that year." },
});
