export function cityOf(venue: string): string {
  return venue.split(",")[0]?.trim() || venue;
}

/** e.g. "Shumen time" */
export const cityTime = (venue: string): string => `${cityOf(venue)} time`;
