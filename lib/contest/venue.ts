/** The city of a venue such as "Shumen, Bulgaria": what stands before its first comma. */
export function cityOf(venue: string): string {
  return venue.split(",")[0]?.trim() || venue;
}
