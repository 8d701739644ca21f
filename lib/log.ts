import { type Logger, pino } from "pino";

let logger: Logger | undefined;

/** An error without the values that drivers attach to it (PostgreSQL quotes the row that met a constraint). */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, stack, code, ...(cause !== undefined && { cause: plainError(cause) }) };
}

const gatherMs = 20;

/**
 * Writes the lines of a moment together: a thousand answers from memory a second are fifty writes and not a thousand,
 * which would take longer than the answers. Nothing is lost when the process exits.
 */
function oncePerMoment(out: { write(text: string): unknown }): { write(line: string): void } {
  let lines = "";
  const flush = () => {
    const text = lines;
    lines = "";
    if (text) out.write(text);
  };
  process.once("exit", flush);
  return {
    write(line) {
      if (!lines) setTimeout(flush, gatherMs).unref();
      lines += line;
    },
  };
}

let moment = { ms: 0, text: "" };

/** The time as pino writes it, made once for all lines of a millisecond: it takes longer than the rest of a line. */
function isoTime(): string {
  const ms = Date.now();
  if (ms !== moment.ms) moment = { ms, text: `,"time":"${new Date(ms).toISOString()}"` };
  return moment.text;
}

/**
 * The process's log: one JSON object per line on standard output (no worker, no buffer that outlives a moment).
 * Callers pass no personal data: ids, statuses and our own errors, never addresses, names or bodies.
 */
export function log(): Logger {
  logger ??= pino(
    {
      level: process.env.LOG_LEVEL || "info",
      base: undefined,
      timestamp: isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: plainError },
    },
    oncePerMoment(pino.destination({ fd: 1, sync: true })),
  );
  return logger;
}
