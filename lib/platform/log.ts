import { type Logger, pino } from "pino";

let logger: Logger | undefined;

/** Drops the other properties of an error: PostgreSQL's `detail` quotes the row that violates a constraint. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, stack, code, ...(cause !== undefined && { cause: plainError(cause) }) };
}

/** Callers pass ids, statuses and errors, never personal data. */
export function log(): Logger {
  logger ??= pino(
    {
      // Not from env(), which throws if any variable is invalid: logging works without a complete configuration.
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
