import { databaseCheck } from "@/lib/platform/db/database-check";
import { env } from "@/lib/platform/env";
import { isStopping } from "@/lib/platform/stopping";

export const dynamic = "force-dynamic";

let checkDatabase: ReturnType<typeof databaseCheck> | undefined;

/** 200 while the database answers, is migrated and the process is not stopping, else 503. */
export async function GET(): Promise<Response> {
  checkDatabase ??= databaseCheck(env().DATABASE_URL);
  const status = isStopping() ? "stopping" : await checkDatabase();
  return Response.json({ status }, { status: status === "ok" ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
