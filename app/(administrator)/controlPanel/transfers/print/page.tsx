import "@/app/styles/sheets.css";
import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { directionParams, readDirection } from "@/components/arrival/direction";
import { PlaceSheets } from "@/components/transfer/place-sheets";
import { VehicleSheet } from "@/components/transfer/vehicle-sheet";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { plural } from "@/lib/platform/text/plural";
import { findOption } from "@/lib/platform/validation/find-option";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { listTransfers } from "@/lib/travel/transfers/queries";

const path = "/controlPanel/transfers/print";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** A list for each vehicle or, with `?by=place`, for each place and day. */
export default async function TransferSheetsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const { timeZone } = edition;
  const direction = readDirection(params);
  const shown = directionParams(direction, edition);
  const byPlace = findOption(["place"], params.by) !== undefined;
  const { transfers, parties } = await listTransfers(edition.id, direction);
  const title = direction === "ARRIVAL" ? "Arrivals" : "Departures";
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          compact
          title={byPlace ? `${title}: lists for places` : `${title}: lists for drivers`}
          lead={`${byPlace ? "One for each place and day." : `${plural(transfers.length, "list", "lists")}, one for each vehicle.`} All times are ${cityTime(edition.venue)}.`}
        />
        <Actions className="mb-6">
          {(byPlace ? parties : transfers).length > 0 && <PrintButton />}
          <ButtonLink href={tableHref(path, { ...shown, by: byPlace ? "" : "place" })}>
            {byPlace ? "Lists for drivers" : "Lists for places"}
          </ButtonLink>
          <ButtonLink href={tableHref("/controlPanel/transfers", shown)}>Back to transfers</ButtonLink>
        </Actions>
      </div>
      <ul className="sheets grid gap-6 print:block" aria-label="Lists">
        {byPlace ? (
          <PlaceSheets contest={edition.name} parties={parties} transfers={transfers} timeZone={timeZone} />
        ) : (
          transfers.map((transfer) => (
            <VehicleSheet key={transfer.id} contest={edition.name} transfer={transfer} timeZone={timeZone} />
          ))
        )}
      </ul>
    </>
  );
}
