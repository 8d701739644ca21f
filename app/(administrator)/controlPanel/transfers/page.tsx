import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ArrivalsHeader } from "@/components/arrival/arrivals-header";
import { readDirection } from "@/components/arrival/direction";
import { AssignParties } from "@/components/transfer/assign-parties";
import { MovedParties } from "@/components/transfer/moved-parties";
import { partyGroups, transferOptions, waitingPlaces } from "@/components/transfer/options";
import { seatedParties } from "@/components/transfer/party-line";
import { SuggestTransfers } from "@/components/transfer/suggest-transfers";
import { TransferDays } from "@/components/transfer/transfer-days";
import { TransferDialog } from "@/components/transfer/transfer-dialog";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { toPeriod } from "@/lib/travel/period";
import { listTransfers } from "@/lib/travel/transfers/queries";

const path = "/controlPanel/transfers";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/**
 * The transfers of arrivals or, with `?direction=DEPARTURE`, of departures. For the current edition, a dialog adds one
 * (`?transfer=new`) or changes one (`?transfer=<id>`).
 */
export default async function TransfersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "transfer");
  const edition = await findPanelEdition(params);
  const { timeZone, isCurrent } = edition;
  const direction = readDirection(params);
  const { transfers, parties } = await listTransfers(edition.id, direction);
  const { arrivalLocations: places } = await currentEdition();
  const edited = transfers.find(({ id }) => id === shown);
  return (
    <>
      <ArrivalsHeader
        path={path}
        direction={direction}
        edition={edition}
        actions={
          isCurrent && (
            <>
              <SuggestTransfers direction={direction} places={waitingPlaces(parties)} timeZone={timeZone} />
              <ButtonLink variant="primary" href={openHref("new")} scroll={false}>
                Add transfer
              </ButtonLink>
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
      <TransferDays transfers={transfers} timeZone={timeZone} openHref={isCurrent ? openHref : null} />
      {isCurrent && (edited || shown === "new") && (
        <TransferDialog
          key={shown}
          transfer={edited ?? null}
          parties={edited ? seatedParties(edited, timeZone) : []}
          choices={{ direction, places, timeZone, period: toPeriod(edition) }}
          closeHref={closeHref}
        />
      )}
    </>
  );
}
