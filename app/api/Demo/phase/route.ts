import * as endpoints from "@/lib/demo/endpoints";
import { prepareDemo } from "@/lib/demo/prepare-demo";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.prepareDemo, ({ body, query }) => prepareDemo(body.at, query.confirmed));
