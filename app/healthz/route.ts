import { databaseStatus } from "@/lib/platform/db/database-check";
import { areOwnFilesReplaced } from "@/lib/platform/own-files";
import { isStopping } from "@/lib/platform/stopping";

export const dynamic = "force-dynamic";

async function readStatus(): Promise<string> {
  if (isStopping()) return "stopping";
  if (areOwnFilesReplaced()) return "the site’s files were replaced; restart it";
  return databaseStatus();
}

/** 200 while the site works; 503 if the database fails or is not migrated, or the process is stopping or without its files. */
export async function GET(): Promise<Response> {
  const status = await readStatus();
  return Response.json({ status }, { status: status === "ok" ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
