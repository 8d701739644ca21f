import { route } from "@/lib/api/route";
import { getContestEnums } from "@/lib/contest/queries";
import { contestEnums } from "@/lib/contest/schema";

export const GET = route("GET /api/Contest/availableEnums", { response: contestEnums, handler: getContestEnums });
