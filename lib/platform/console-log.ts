import { format } from "node:util";
import { log } from "@/lib/platform/log";

const maxLength = 2_000;

/** Sends what packages write to the console, and Node's own warnings, to the log. */
export function logConsole(): void {
  const writer =
    (level: "debug" | "info" | "warn" | "error") =>
    (...values: unknown[]) =>
      log()[level](format(...values).slice(0, maxLength));
  Object.assign(console, {
    debug: writer("debug"),
    info: writer("info"),
    log: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  });
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log().warn({ err: warning }, "Node warned"));
}
