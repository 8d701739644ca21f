import "@/app/styles/table.css";
import { accountPage } from "@/app/account-page";
import { DraftList } from "@/components/forms/draft-list";
import { OwnGuestsTable } from "@/components/person/guests-table";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { cityTime } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import {
  closedNotice,
  deadlinesOf,
  editRefusal,
  formatDeadline,
  journeyRefusal,
  registrationState,
} from "@/lib/edition/rules";
import { listGuestRows } from "@/lib/person/guest-rows";
import { now } from "@/lib/platform/time/clock";
import { changeableGaps, withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { requireRegistrator } from "@/lib/site/pages/guard";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";

const path = "/listGuests";

/** The guests of the registrator's country; read-only once their journeys can no longer be changed. */
export default accountPage(path, async () => {
  const [actor, edition, instant] = await Promise.all([requireRegistrator(path), currentEdition(), now()]);
  const [guests, gaps] = await Promise.all([
    listGuestRows(edition, actor.countryId),
    listGaps(edition, actor.countryId),
  ]);
  const transfers = await listPartyTransfers(
    guests.map(({ id }) => id),
    edition,
  );
  const deadlines = deadlinesOf(edition, actor.countryId);
  const refusal = journeyRefusal(deadlines, instant);
  const state = registrationState(deadlines, instant);
  const canEdit = editRefusal(deadlines, instant) === null;
  return (
    <>
      <PageHeader
        title="Guests"
        count={guests.length}
        lead={refusal ? undefined : `Arrivals and departures (${cityTime(edition.venue)}).`}
        actions={
          canEdit && (
            <ButtonLink variant="primary" href="/addGuest">
              Add Guest
            </ButtonLink>
          )
        }
      />
      {refusal && (
        <Notice tone="danger" className="mb-6">
          {closedNotice(deadlines, refusal)}
        </Notice>
      )}
      {state === "journeys" && (
        <Notice tone="warning" className="mb-6">
          Registration time is over! Arrivals and departures can still be changed until{" "}
          {formatDeadline(deadlines.endOfJourneyDate, deadlines)}.
        </Notice>
      )}
      {canEdit && <DraftList of="new guest" className="mb-6" />}
      <OwnGuestsTable
        rows={withGaps(guests, changeableGaps(gaps, state)).map((guest) => ({
          ...guest,
          transfers: transfers.get(guest.id) ?? [],
        }))}
        isEditable={!refusal}
        canDelete={canEdit}
        empty={{ title: "No guests yet", text: "Guests you add appear here." }}
      />
    </>
  );
});
