import "@/app/styles/table.css";
import { accountMetadata } from "@/app/metadata";
import { ownGuestActions, ownGuestColumns } from "@/components/person/guest-columns";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, editRefusal } from "@/lib/edition/rules";
import { listGuestRows } from "@/lib/person/guest-rows";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";

const path = "/listGuests";

export const generateMetadata = () => accountMetadata(path);

/** The guests of the registrator's country; read-only after the edit period. */
export default async function ListGuestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [actor, edition, instant] = await Promise.all([requirePage(path), currentEdition(), now()]);
  const guests = actor.countryId ? await listGuestRows(edition, actor.countryId) : [];
  const transfers = await listPartyTransfers(
    guests.map(({ id }) => id),
    edition,
  );
  const refusal = editRefusal(deadlinesOf(edition, actor.countryId), instant);
  return (
    <>
      <PageHeader
        title="Guests"
        count={guests.length}
        lead={refusal ? undefined : `Arrivals and departures (${cityTime(edition.venue)}).`}
        actions={
          !refusal && (
            <ButtonLink variant="primary" href="/addGuest">
              Add Guest
            </ButtonLink>
          )
        }
      />
      {refusal && (
        <Notice tone="danger" className="mb-6">
          <p>Registration time is over! {refusal}</p>
        </Notice>
      )}
      <DataTable
        name="guests"
        title="Guests"
        isTitleHidden
        itemNames={["guest", "guests"]}
        path={path}
        searchParams={await searchParams}
        rows={guests.map((guest) => ({ ...guest, transfers: transfers.get(guest.id) ?? [] }))}
        rowKey={({ id }) => id}
        columns={refusal ? ownGuestColumns : [...ownGuestColumns, ownGuestActions]}
        empty={{ title: "No guests yet", text: "Guests you add appear here." }}
      />
    </>
  );
}
