import { z } from "zod";
import { country } from "@/lib/country/schema";
import { listCountries } from "@/lib/country/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Country", { response: z.array(country), handler: listCountries });
