import { tableHref } from "@/components/ui/table-state";

/** The ids of a user and a team, a day (yyyy-MM-dd), and the entry that the page starts before. */
type ActivityFilters = Partial<Record<"person" | "team" | "day" | "before", string>>;

export function activityHref({ person = "", team = "", day = "", before = "" }: ActivityFilters): string {
  return tableHref("/controlPanel/activity", { person, team, day, before });
}
