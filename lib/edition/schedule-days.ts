export function byDay<T extends { date: string }>(items: readonly T[]): { date: string; items: Omit<T, "date">[] }[] {
  const dates = [...new Set(items.map(({ date }) => date))];
  return dates.map((date) => ({
    date,
    items: items.filter((item) => item.date === date).map(({ date: _, ...item }) => item),
  }));
}
