import { hrefWith } from "@/components/ui/search-params";

interface ActivityFilters {
  q?: string | undefined;
  /** The kind of record. */
  entity?: string | undefined;
  /** The id of the user who made the change. */
  person?: string | undefined;
  /** The id of a team. */
  team?: string | undefined;
  /** yyyy-MM-dd, in the venue's time zone. */
  day?: string | undefined;
  /** The id of an entry; only older ones are listed. */
  before?: string | undefined;
}

/** The address of the list of activities, or of another `path`, with these filters. */
export const activityHref = (filters: ActivityFilters, path = "/controlPanel/activity"): string =>
  hrefWith(path, { ...filters });
