import { tableHref } from "@/components/ui/table-state";

/** Filters of the activity page. */
export interface ActivityFilters {
  /** Id of the user. */
  person?: string | undefined;
  /** Id of the team. */
  team?: string | undefined;
  /** yyyy-MM-dd */
  day?: string | undefined;
  /** Cursor: the page starts before this entry. */
  before?: string | undefined;
}

export const activityPath = "/controlPanel/activity";

/** The activity page's path with these filters. */
export function activityHref({ person = "", team = "", day = "", before = "" }: ActivityFilters): string {
  return tableHref(activityPath, { person, team, day, before });
}
