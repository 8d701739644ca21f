/** The city of a venue such as "Shumen, Bulgaria". */
export function cityOf(venue: string): string {
  return venue.split(",")[0]?.trim() || venue;
}

/** What a page says once about its times: "Shumen time". */
export const cityTime = (venue: string): string => `${cityOf(venue)} time`;
