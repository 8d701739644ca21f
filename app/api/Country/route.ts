import { z } from "zod";
import { route } from "@/lib/api/route";
import { listCountries } from "@/lib/country/queries";
import { country } from "@/lib/country/schema";

export const GET = route("GET /api/Country", { response: z.array(country), handler: listCountries });
