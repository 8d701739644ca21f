import { contestEnums } from "@/lib/contest/schema";
import { getContestEnums } from "@/lib/contest/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Contest/availableEnums", { response: contestEnums, handler: getContestEnums });
