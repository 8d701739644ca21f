import "server-only";
import { fromDatabaseError } from "@/lib/platform/errors/database-errors";
import { AppError } from "@/lib/platform/errors/problem";
import { log } from "@/lib/platform/log";

/** Logs errors of the database and unexpected ones with their cause. */
export function reportedError(error: unknown, requestId: string | null | undefined): AppError {
  if (error instanceof AppError) return error;
  const reported = fromDatabaseError(error) ?? new AppError(500, "Something went wrong on our side. Please try again.");
  if (reported.status >= 500) log().error({ requestId, err: error }, "a request failed");
  return reported;
}
