/** Takes the lock, or returns the process number of its holder. What a dead process left behind does not count. */
export function takeLock(file: string): number | undefined;
/** Gives the lock back if this process holds it. */
export function releaseLock(file: string): void;
/** Runs `work` while nobody else holds `file`; `waiting` is printed once if somebody does. */
export function withLock<T>(file: string, waiting: string, work: () => Promise<T> | T): Promise<T>;
