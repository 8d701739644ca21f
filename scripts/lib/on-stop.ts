/**
 * Calls `stop` when this command is asked to end: by Ctrl-C, by a signal, or because the npm that runs it is gone (npm
 * passes a signal to a shell in between, which keeps it to itself). It may be called more than once.
 */
export function onStop(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000).unref();
}
