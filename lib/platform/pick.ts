/** The properties of an object whose names are keys of `fields`. */
export function pick<T extends object, K extends keyof T>(object: T, fields: Partial<Record<K, unknown>>): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const name of Object.keys(fields) as K[]) picked[name] = object[name];
  return picked;
}

/** All properties of an object but those whose names are keys of `fields`. */
export function without<T extends object, K extends keyof T>(
  object: T,
  fields: Partial<Record<K, unknown>>,
): Omit<T, K> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !(name in fields))) as Omit<T, K>;
}
