import { type Logger, pino } from "pino";

let logger: Logger | undefined;

/** An error without the values that drivers attach to it (PostgreSQL quotes the row that met a constraint). */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, stack, code, ...(cause !== undefined && { cause: plainError(cause) }) };
}

/**
 * The process's log: one JSON object per line on standard output (no worker, no buffer).
 * Callers pass no personal data: ids, statuses and our own errors, never addresses, names or bodies.
 */
export function log(): Logger {
  logger ??= pino(
    {
      level: process.env.LOG_LEVEL || "info",
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: plainError },
    },
    pino.destination({ fd: 1, sync: true }),
  );
  return logger;
}
