/** Seconds since an instant of `Date.now()`, as people read them. */
export function secondsSince(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

/** Does one step of a command, with a line that names it and says how long it took. */
export async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const began = Date.now();
  process.stdout.write(`  ${what} ... `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write("failed\n");
    throw error;
  }
}
