import { setImmediate } from "node:timers/promises";

/** Short, because a request needs several turns of the event loop and may wait this long for each. */
const stepMs = 4;

/** For a long calculation: call the result after each of its steps, so that other requests are answered meanwhile. */
export function pauses(): () => Promise<void> {
  let lastPauseAt = performance.now();
  return async () => {
    if (performance.now() - lastPauseAt < stepMs) return;
    await setImmediate();
    lastPauseAt = performance.now();
  };
}

/** Maps many items while other requests are answered. */
export async function mapInSteps<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const pause = pauses();
  const results: R[] = [];
  for (const item of items) {
    await pause();
    results.push(make(item));
  }
  return results;
}

/** For tasks that run at the same time: each call of the result waits for a turn of the event loop of its own. */
export function turns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
