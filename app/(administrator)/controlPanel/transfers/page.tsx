import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { directionParams, readDirection } from "@/components/arrival/direction";
import { DirectionSwitch } from "@/components/arrival/direction-switch";
import { AssignParties } from "@/components/transfer/assign-parties";
import { MovedParties } from "@/components/transfer/moved-parties";
import { partyGroups, transferOptions, waitingPlaces } from "@/components/transfer/options";
import { SuggestTransfers } from "@/components/transfer/suggest-transfers";
import { TransferDays } from "@/components/transfer/transfer-days";
import { AddTransfer } from "@/components/transfer/transfer-dialogs";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
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
  const shown = directionParams(direction, edition);
  const { transfers, parties } = await listTransfers(edition.id, direction);
  const { arrivalLocations: places } = await currentEdition();
  const choices = isCurrent ? { direction, places, timeZone, period: toPeriod(edition) } : null;
  return (
    <>
      <PageHeader compact title="Transfers" lead={`All times are ${cityTime(edition.venue)}.`} />
      <DirectionSwitch path={path} direction={direction} year={shown.year} />
      <Actions className="mb-8">
        {choices && <AddTransfer choices={choices} />}
        {choices && <SuggestTransfers direction={direction} places={waitingPlaces(parties)} timeZone={timeZone} />}
        <ButtonLink href={tableHref(`${path}/print`, shown)}>Lists to print</ButtonLink>
        <ButtonLink href={tableHref("/controlPanel/arrivals", shown)}>
          {direction === "ARRIVAL" ? "Board of arrivals" : "Board of departures"}
        </ButtonLink>
      </Actions>
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
