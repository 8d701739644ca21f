import { setImmediate } from "node:timers/promises";

/** A request that needs ten turns of the event loop waits ten times as long. */
const stepMs = 4;

/** For a long calculation: call the result after each of its steps, so that other requests are answered meanwhile. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stepMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Maps many items while other requests are answered. */
export async function mapInSteps<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const pause = pauses();
  const made: R[] = [];
  for (const item of items) {
    await pause();
    made.push(make(item));
  }
  return made;
}

/** For tasks that run at the same time: each call of the result waits for a turn of the event loop of its own. */
export function turns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
