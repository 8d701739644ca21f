import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/arrival/endpoints";
import { boardVersion } from "@/lib/arrival/queries";

export const GET = route(endpoints.readBoardVersion, async () => ({ version: await boardVersion() }));
