import { tableAddress } from "@/components/ui/table-state";

/** What narrows the activity: whose, about which team, on which day (`yyyy-MM-dd`), and where the page begins. */
export interface ActivityFilters {
  person?: string | undefined;
  team?: string | undefined;
  day?: string | undefined;
  before?: string | undefined;
}

export const activityPath = "/controlPanel/activity";

/** The address of the activity narrowed to these. */
export function activityAddress({ person = "", team = "", day = "", before = "" }: ActivityFilters): string {
  return tableAddress(activityPath, { person, team, day, before });
}
