/** A copy of `object` with the fields that `fields` has too. */
export function pick<T extends object, K extends keyof T>(object: T, fields: Partial<Record<K, unknown>>): Pick<T, K> {
  const names = Object.keys(fields) as K[];
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, K>;
}

/** A copy of `object` without the fields that `fields` has. */
export function without<T extends object, K extends keyof T>(
  object: T,
  fields: Partial<Record<K, unknown>>,
): Omit<T, K> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !(name in fields))) as Omit<T, K>;
}
