import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { Board } from "@/components/arrival/board";
import { filterBoard } from "@/components/arrival/board-filters";
import { directionParams, readDirection } from "@/components/arrival/direction";
import { DirectionSwitch } from "@/components/arrival/direction-switch";
import { LiveRefresh } from "@/components/arrival/live-refresh";
import { totalsText } from "@/components/arrival/totals";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { TableFilters } from "@/components/ui/table-filters";
import { type SearchParams, tableHref, tableParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { arrivalsVersion, readJourneys } from "@/lib/travel/arrivals/queries";

const path = "/controlPanel/arrivals";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** Who arrives, or with `?direction=DEPARTURE` leaves, by day, place and hour; it refreshes by itself. */
export default async function ArrivalsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const { timeZone, isCurrent } = edition;
  const direction = readDirection(params);
  const shown = directionParams(direction, edition);
  // Read first, so that a change meanwhile refreshes the page once too often rather than never.
  const version = await arrivalsVersion(actor);
  const madeAt = (await now()).toISOString();
  const journeys = await readJourneys(direction, edition.year);
  const { state, filters, parties, alone, isFiltered } = filterBoard(journeys, params, timeZone);
  return (
    <>
      <PageHeader
        compact
        title={direction === "ARRIVAL" ? "Arrivals" : "Departures"}
        lead={
          <>
            {isCurrent && "Refreshes by itself. "}All times are {cityTime(edition.venue)}.{" "}
            <Link href={tableHref("/controlPanel/transfers", shown)}>Transfers</Link>
          </>
        }
      />
      <DirectionSwitch path={path} direction={direction} year={shown.year} />
      {isCurrent && <LiveRefresh version={version} intervalMs={1_000} />}
      {journeys.parties.length + journeys.alone.length === 0 ? (
        <EmptyState title="Nobody travels yet">Teams and guests appear here once they are registered.</EmptyState>
      ) : (
        <>
          <TableFilters path={path} label="Teams and guests" rows={journeys.parties} filters={filters} state={state}>
            {isFiltered && (
              <ButtonLink
                size="sm"
                variant="quiet"
                href={tableHref(path, tableParams(state, { q: "", filterValues: {} }))}
              >
                Show all
              </ButtonLink>
            )}
          </TableFilters>
          <div className="peer-data-pending:opacity-60">
            <p role="status">
              {isFiltered && `${parties.length} of ${journeys.parties.length}. `}
              {parties.length + alone.length === 0
                ? "Nobody matches. Search for something else, or show all."
                : totalsText(parties, alone)}
            </p>
            <Board {...{ parties, alone, direction, timeZone, userId: actor.id, madeAt }} canMark={isCurrent} />
          </div>
        </>
      )}
    </>
  );
}
