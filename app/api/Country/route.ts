import * as endpoints from "@/lib/country/endpoints";
import { listCountries } from "@/lib/country/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listCountries, listCountries);
