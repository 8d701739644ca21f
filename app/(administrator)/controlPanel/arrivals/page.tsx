import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { ArrivalsHeader } from "@/components/travel/arrivals/arrivals-header";
import { Board } from "@/components/travel/arrivals/board";
import { allDays, filterBoard, noTime } from "@/components/travel/arrivals/board-filters";
import { LiveRefresh } from "@/components/travel/arrivals/live-refresh";
import { EmptyState } from "@/components/ui/empty-state";
import { firstValues, hrefWith } from "@/components/ui/search-params";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { Tabs } from "@/components/ui/tabs";
import { now } from "@/lib/platform/time/clock";
import { formatInstant, formatShortDay, toLocalDate } from "@/lib/platform/time/time";
import { arrivalsVersion, readJourneys, shownDirection } from "@/lib/travel/arrivals/queries";
import { totalsText } from "@/lib/travel/arrivals/totals";

const path = "/controlPanel/arrivals";

/** Such as "Today, 8 Apr" or "9 Apr". */
function dayTitle(day: string, today: string): string {
  if (day === noTime) return noTime;
  const date = formatShortDay(day);
  return day === today ? `Today, ${date}` : date;
}

/** The parties that arrive or leave (`?direction=`) on a day (`?day=`). The page refreshes itself. */
export default panelPage(path, async ({ actor, params, edition }) => {
  const { timeZone, isCurrent } = edition;
  // Read before the data: a change in between then triggers a refresh.
  const version = await arrivalsVersion(actor);
  const instant = await now();
  const madeAt = instant.toISOString();
  const direction = await shownDirection(params, edition, instant);
  const journeys = await readJourneys(direction, edition.year);
  const today = toLocalDate(instant, timeZone);
  const listName = direction === "ARRIVAL" ? "arrivals" : "departures";
  const empty = emptyTexts(listName, "Teams and guests appear here once they are registered.", edition);
  const { search, parties, days, shownDay } = filterBoard(journeys, params, timeZone, today);
  const { isFiltered } = search;
  return (
    <>
      <ArrivalsHeader path={path} direction={direction} edition={edition} />
      {days.length > 1 && (
        <Tabs
          label="Days"
          isNested
          tabs={days.map((day) => ({
            title: day === allDays ? "All days" : dayTitle(day, today),
            href: hrefWith(path, { ...firstValues(params), day }),
            isCurrent: day === shownDay,
          }))}
        />
      )}
      {isCurrent && <LiveRefresh version={version} madeAt={madeAt} timeZone={timeZone} />}
      {journeys.parties.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <>
          <FilterBar label="Parties" {...search} isServerRendered />
          <p className="hidden print:block">As of {formatInstant(instant, timeZone)}.</p>
          <p role="status" className={isFiltered ? undefined : "sr-only"}>
            {isFiltered && `${parties.length} of ${journeys.parties.length}. `}
            {parties.length === 0
              ? "Nobody matches. Search for something else, or show all."
              : totalsText(direction, parties)}
          </p>
          <Board
            parties={parties}
            direction={direction}
            timeZone={timeZone}
            madeAt={madeAt}
            canMark={isCurrent}
            foldsArrived={isCurrent && direction === "ARRIVAL" && !isFiltered}
          />
        </>
      )}
    </>
  );
});
