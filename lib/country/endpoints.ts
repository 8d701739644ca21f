import { z } from "zod";
import { country } from "@/lib/country/schema";
import { endpoint } from "@/lib/platform/api/endpoint";

export const listCountries = endpoint("GET /api/Country", {
  access: "all",
  summary: "Every country with its flag.",
  response: z.array(country),
  success: "The countries, by name.",
});
