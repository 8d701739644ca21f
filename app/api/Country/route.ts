import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/country/endpoints";
import { listCountries } from "@/lib/country/queries";

export const GET = route(endpoints.listCountries, listCountries);
