import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { getContest } from "@/lib/contest/queries";

export const GET = route(endpoints.getContest, ({ actor, query }) =>
  getContest(query.year, actor?.role === "Administrator"),
);
