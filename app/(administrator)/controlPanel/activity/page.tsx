import { z } from "zod";
import { accountPage } from "@/app/account-page";
import { activityHref } from "@/components/audit/activity-href";
import { ActivityList } from "@/components/audit/activity-list";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { listAuditFilterOptions } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import { cityTime } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import { kindOptions, listActivity } from "@/lib/site/audit/activity";

/** The filters of the search parameters, without the invalid ones. */
const validFilters = z.object({
  q: auditFilters.q.catch(undefined),
  entity: auditFilters.entity.catch(undefined),
  person: auditFilters.person.catch(undefined),
  team: auditFilters.team.catch(undefined),
  day: auditFilters.day.catch(undefined),
  before: auditFilters.before.catch(undefined),
});

/** The newest changes that match the filters, or those before the entry `?before=`. */
export default accountPage("/controlPanel/activity", async ({ params }) => {
  const filters = validFilters.parse(params);
  const { timeZone, venue } = await currentEdition();
  const [{ activities, older }, options] = await Promise.all([
    listActivity(filters, timeZone),
    listAuditFilterOptions(filters),
  ]);
  const { q = "", entity = "", person = "", team = "", day = "" } = filters;
  const isFiltered = Boolean(q || entity || person || team || day);
  return (
    <>
      <PageHeader
        title="Activity"
        lead={`Who changed what, newest first (${cityTime(venue)}).`}
        actions={
          activities.length > 0 && (
            <ButtonAnchor href={activityHref({ ...filters, before: undefined }, "/api/Audit/export/csv")} download>
              Export<span className="sr-only"> these changes (CSV)</span>
            </ButtonAnchor>
          )
        }
      />
      <ActivityTabs path="/controlPanel/activity" />
      {(activities.length > 0 || isFiltered) && (
        <FilterBar
          label="Activity"
          q={q}
          filters={[
            { name: "person", title: "Done by", value: person, all: "Everybody", options: options.people },
            { name: "team", title: "Team", value: team, all: "All changes", options: options.teams },
            { name: "entity", title: "Kind", value: entity, options: kindOptions },
            { name: "day", title: "Day", value: day },
          ]}
          isServerRendered
        />
      )}
      {activities.length === 0 ? (
        <EmptyState title={isFiltered ? "Nothing was changed" : "Nothing yet"}>
          {isFiltered
            ? "Search for another name, choose another kind, person, team or day, or show all changes."
            : "All changes are logged here."}
        </EmptyState>
      ) : (
        <ActivityList activities={activities} chosenTeam={filters.team} timeZone={timeZone} />
      )}
      {(older || filters.before) && (
        <nav className="mt-8 flex justify-center gap-3" aria-label="Pages of the activity">
          {filters.before && <ButtonLink href={activityHref({ ...filters, before: undefined })}>Newest</ButtonLink>}
          {older && <ButtonLink href={activityHref({ ...filters, before: older })}>Older</ButtonLink>}
        </nav>
      )}
    </>
  );
});
