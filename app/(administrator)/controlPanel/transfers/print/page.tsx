import "@/app/styles/sheets.css";
import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ArrivalsHeader } from "@/components/arrival/arrivals-header";
import { readDirection } from "@/components/arrival/direction";
import { VehicleSheet } from "@/components/transfer/vehicle-sheet";
import { EmptyState } from "@/components/ui/empty-state";
import { PrintButton } from "@/components/ui/print-button";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { listTransfers } from "@/lib/travel/transfers/queries";

const path = "/controlPanel/transfers/print";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function TransferSheetsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const direction = readDirection(params);
  const { transfers } = await listTransfers(edition.id, direction);
  return (
    <>
      <ArrivalsHeader
        path={path}
        direction={direction}
        edition={edition}
        actions={transfers.length > 0 && <PrintButton />}
      />
      {transfers.length === 0 && (
        <EmptyState title="No transfers yet">Each vehicle gets a list for its driver.</EmptyState>
      )}
      <ul className="sheets grid gap-6 print:block" aria-label="Lists">
        {transfers.map((transfer) => (
          <VehicleSheet key={transfer.id} contest={edition.name} transfer={transfer} timeZone={edition.timeZone} />
        ))}
      </ul>
    </>
  );
}
