import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";
import { endSession } from "@/lib/platform/auth/session";

export const POST = route(endpoints.logOut, async ({ claims }) => {
  await endSession(claims);
  return true as const;
});
