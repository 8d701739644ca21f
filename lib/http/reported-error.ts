import "server-only";
import { fromDatabaseError } from "@/lib/http/database-errors";
import { AppError } from "@/lib/http/problem";
import { log } from "@/lib/log";

/** The error to respond with; a 500 or 503 is logged with its cause. */
export function reportedError(error: unknown, requestId: string | null | undefined): AppError {
  const known = error instanceof AppError ? error : fromDatabaseError(error);
  const reported = known ?? new AppError(500, "Something went wrong on our side. Please try again.");
  if (reported.status >= 500) log().error({ requestId, err: error }, "a request failed");
  return reported;
}
