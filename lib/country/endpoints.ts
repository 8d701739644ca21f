import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { country } from "@/lib/country/schema";

export const listCountries = endpoint("GET /api/Country", {
  access: "all",
  summary: "Every country with its flag.",
  response: z.array(country),
  success: "The countries, by name.",
});
