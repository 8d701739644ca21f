import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ArrivalsHeader } from "@/components/arrival/arrivals-header";
import { readDirection } from "@/components/arrival/direction";
import { AssignParties } from "@/components/transfer/assign-parties";
import { MovedParties } from "@/components/transfer/moved-parties";
import { partyGroups, transferOptions, waitingPlaces } from "@/components/transfer/options";
import { SuggestTransfers } from "@/components/transfer/suggest-transfers";
import { TransferDays } from "@/components/transfer/transfer-days";
import { AddTransfer } from "@/components/transfer/transfer-dialogs";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { toPeriod } from "@/lib/travel/period";
import { listTransfers } from "@/lib/travel/transfers/queries";

const path = "/controlPanel/transfers";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The transfers of arrivals or, with `?direction=DEPARTURE`, of departures; those of the current edition can be changed. */
export default async function TransfersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const { timeZone, isCurrent } = edition;
  const direction = readDirection(params);
  const { transfers, parties } = await listTransfers(edition.id, direction);
  const { arrivalLocations: places } = await currentEdition();
  const choices = isCurrent ? { direction, places, timeZone, period: toPeriod(edition) } : null;
  return (
    <>
      <ArrivalsHeader
        path={path}
        direction={direction}
        edition={edition}
        actions={
          choices && (
            <>
              <SuggestTransfers direction={direction} places={waitingPlaces(parties)} timeZone={timeZone} />
              <AddTransfer choices={choices} />
            </>
          )
        }
      />
      <MovedParties transfers={transfers} />
      {isCurrent && (
        <AssignParties
          key={direction}
          direction={direction}
          groups={partyGroups(parties, timeZone)}
          transfers={transferOptions(transfers, timeZone)}
        />
      )}
      <TransferDays transfers={transfers} timeZone={timeZone} choices={choices} />
    </>
  );
}
