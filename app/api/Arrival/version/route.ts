import { route } from "@/lib/api/route";
import { readBoardVersion } from "@/lib/arrival/endpoints";
import { boardVersion } from "@/lib/arrival/queries";

export const GET = route(readBoardVersion, async () => ({ version: await boardVersion() }));
