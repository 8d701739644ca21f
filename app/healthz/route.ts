import { databaseStatus } from "@/lib/platform/db/database-check";
import { isStopping } from "@/lib/platform/stopping";

export const dynamic = "force-dynamic";

/** 200 while the database answers, is migrated and the process is not stopping, else 503. */
export async function GET(): Promise<Response> {
  const status = isStopping() ? "stopping" : await databaseStatus();
  return Response.json({ status }, { status: status === "ok" ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
