import "server-only";
import { fromDatabaseError } from "@/lib/platform/errors/database-errors";
import { AppError } from "@/lib/platform/errors/problem";
import { log } from "@/lib/platform/log";

/** The error that the client is sent. An error of the server, such as an unexpected one, is logged with its cause. */
export function reportedError(error: unknown, requestId: string | null | undefined): AppError {
  if (error instanceof AppError) return error;
  const reported = fromDatabaseError(error) ?? new AppError(500, "Something went wrong on our side. Please try again.");
  if (reported.status >= 500) log().error({ requestId, err: error }, "a request failed");
  return reported;
}
