/** An object with a value for each key. */
export const mapKeys = <K extends string, T>(keys: readonly K[], toValue: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, T>;
