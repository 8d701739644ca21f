import * as endpoints from "@/lib/edition/endpoints";
import { getContest } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getContest, ({ actor, query }) =>
  getContest(query.year, actor?.role === "Administrator"),
);
