export function pick<T extends object, K extends keyof T>(object: T, fields: Partial<Record<K, unknown>>): Pick<T, K> {
  const names = Object.keys(fields) as K[];
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, K>;
}

export function without<T extends object, K extends keyof T>(
  object: T,
  fields: Partial<Record<K, unknown>>,
): Omit<T, K> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !(name in fields))) as Omit<T, K>;
}
