import { tableHref } from "@/components/ui/search-params";

/** A search, a kind of record, the ids of a user and a team, a day (yyyy-MM-dd), and the entry that the page starts before. */
type ActivityFilters = Partial<Record<"q" | "entity" | "person" | "team" | "day" | "before", string>>;

export function activityHref(
  { q = "", entity = "", person = "", team = "", day = "", before = "" }: ActivityFilters,
  path = "/controlPanel/activity",
): string {
  return tableHref(path, { q, entity, person, team, day, before });
}
