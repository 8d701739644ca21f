import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/statistics/endpoints";
import { getAnswerCounts } from "@/lib/statistics/queries";

export const GET = route(endpoints.countAnswers, ({ query }) => getAnswerCounts(query.year));
