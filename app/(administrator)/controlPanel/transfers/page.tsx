import { panelPage } from "@/app/account-page";
import { ArrivalsHeader } from "@/components/travel/arrivals/arrivals-header";
import { AssignParties } from "@/components/travel/transfers/assign-parties";
import { SuggestTransfers } from "@/components/travel/transfers/suggest-transfers";
import { TransferDays } from "@/components/travel/transfers/transfer-days";
import { TransferDialog } from "@/components/travel/transfers/transfer-dialog";
import { TransferWarnings } from "@/components/travel/transfers/transfer-warnings";
import { AddLink } from "@/components/ui/dialog-link";
import { Link } from "@/components/ui/link";
import { RecordDialog } from "@/components/ui/record-dialog";
import { hrefWith } from "@/components/ui/search-params";
import { currentEdition } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { findVehicleGaps } from "@/lib/site/pages/overview";
import { shownDirection } from "@/lib/travel/arrivals/queries";
import { toPeriod } from "@/lib/travel/period";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { seatsText, shortTime } from "@/lib/travel/transfers/rules";

const path = "/controlPanel/transfers";

/**
 * The transfers of arrivals or departures (`?direction=`). For the current edition, a dialog adds one
 * (`?transfer=new`) or changes one (`?transfer=<id>`). `?waiting=yes` lists only the parties that wait for a vehicle.
 */
export default panelPage(path, async ({ params, edition }) => {
  const { timeZone, isCurrent } = edition;
  const instant = await now();
  const direction = await shownDirection(params, edition, instant);
  const { transfers, parties } = await listTransfers(edition.id, direction);
  const gaps = findVehicleGaps(direction, { transfers, parties }, instant, timeZone);
  const showsWaiting = params.waiting !== undefined;
  const { arrivalLocations: places } = await currentEdition();
  const waitingNote = (
    <>
      These are still to come and need a vehicle. <Link href={hrefWith(path, { direction })}>Show all parties</Link>
    </>
  );
  const waitingPlaces = parties.flatMap(({ place, transfer }) => (transfer === null && place ? [place] : []));
  return (
    <>
      <ArrivalsHeader
        path={path}
        direction={direction}
        edition={edition}
        actions={
          isCurrent && (
            <>
              <AddLink param="transfer">Add transfer</AddLink>
              <SuggestTransfers direction={direction} places={[...new Set(waitingPlaces)].sort()} timeZone={timeZone} />
            </>
          )
        }
      />
      <TransferWarnings notFitting={gaps.notFitting} transfers={transfers} />
      {isCurrent && (
        <AssignParties
          key={`${direction} ${showsWaiting}`}
          direction={direction}
          parties={parties}
          restriction={showsWaiting ? { parties: gaps.without, note: waitingNote } : undefined}
          transfers={transfers.map(({ id, vehicle, place, leavesAt, ...seats }) => ({
            id,
            direction,
            vehicle,
            place,
            leavesAt,
            label: `${shortTime(leavesAt, timeZone)}, ${vehicle}, ${place} (${seatsText(seats)})`,
          }))}
          timeZone={timeZone}
        />
      )}
      <TransferDays transfers={transfers} edition={edition} />
      {isCurrent && (
        <RecordDialog
          param="transfer"
          searchParams={params}
          find={(id) => transfers.find((transfer) => transfer.id === id)}
          canAdd
        >
          {(transfer) => (
            <TransferDialog
              transfer={transfer}
              direction={direction}
              places={places}
              timeZone={timeZone}
              period={toPeriod(edition)}
            />
          )}
        </RecordDialog>
      )}
    </>
  );
});
