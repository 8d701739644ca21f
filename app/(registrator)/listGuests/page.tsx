import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { GuestList } from "@/components/person/guest-list";
import { toGuestView } from "@/components/person/guest-view";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { cityTime } from "@/lib/edition/city";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, editRefusal } from "@/lib/edition/rules";
import { listPeopleByRole } from "@/lib/person/queries";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";

const path = "/listGuests";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The guests of the registrator's country; read-only after the edit period. */
export default async function ListGuestsPage() {
  const [actor, edition, instant] = await Promise.all([requirePage(path), currentEdition(), now()]);
  const guests = actor.countryId ? await listPeopleByRole(actor, guestRole, actor.countryId, null) : [];
  const transfers = await listPartyTransfers(
    guests.map(({ id }) => id),
    edition,
  );
  const refusal = editRefusal(deadlinesOf(edition, actor.countryId), instant);
  return (
    <>
      <PageHeader title="Guests" lead={refusal ? undefined : `Arrivals and departures (${cityTime(edition.venue)}).`} />
      <div className="mb-6 flex">
        {refusal ? (
          <Notice tone="danger">
            <p>Registration time is over! {refusal}</p>
          </Notice>
        ) : (
          <ButtonLink variant="primary" href="/addGuest">
            Add Guest
          </ButtonLink>
        )}
      </div>
      <GuestList
        guests={guests.map((guest) => toGuestView(guest, edition, transfers.get(guest.id)))}
        isEditable={refusal === null}
      />
    </>
  );
}
