import { accountPage } from "@/app/account-page";
import { AssignSeats } from "@/components/seating/assign-seats";
import { RoomsForm } from "@/components/seating/rooms-form";
import { SeatPlans } from "@/components/seating/seat-plans";
import { SeatingIssues } from "@/components/seating/seating-issues";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { hrefWith } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";
import { currentEdition } from "@/lib/edition/queries";
import { readDay } from "@/lib/print/documents";
import { getSeatings, listRooms } from "@/lib/seating/queries";

const path = "/controlPanel/seating";

const hrefOf = (day: number) => hrefWith(path, { day: day === 1 ? "" : String(day) });

/** The rooms of the current edition and who sits there on a day (`?day=2`), or the form of the rooms (`?view=rooms`). */
export default accountPage(path, async ({ params }) => {
  const edition = await currentEdition();
  const day = readDay(params);
  const otherDay = day === 1 ? 2 : 1;
  const isRooms = params.view === "rooms";
  const { days, counts } = await getSeatings(edition.id);
  const { rooms, otherSeats, withoutSeat, issues } = days[day];
  const seatedCount = counts.contestants - withoutSeat.length;
  return (
    <>
      <PageHeader
        title="Seats"
        lead={!isRooms && `${seatedCount} of ${counts.contestants} contestants on site have a seat on day ${day}.`}
        actions={
          rooms.length > 0 &&
          !isRooms && (
            <>
              <AssignSeats {...counts} />
              <ButtonLink href={hrefWith(`${path}/print`, { day: String(day) })}>Print lists</ButtonLink>
            </>
          )
        }
      />
      <Tabs
        label="Seats"
        tabs={[
          { title: "Day 1", href: hrefOf(1), isCurrent: !isRooms && day === 1 },
          { title: "Day 2", href: hrefOf(2), isCurrent: !isRooms && day === 2 },
          { title: "Rooms", href: hrefWith(path, { view: "rooms" }), isCurrent: isRooms },
        ]}
      />
      {isRooms ? (
        <RoomsForm list={await listRooms(edition)} />
      ) : (
        <>
          {rooms.length === 0 && (
            <EmptyState title="No rooms yet">
              <ButtonLink href={hrefWith(path, { view: "rooms" })}>Add rooms</ButtonLink>
            </EmptyState>
          )}
          {rooms.length > 0 && (
            <SeatingIssues seating={days[day]} otherSeating={days[otherDay]} otherHref={hrefOf(otherDay)} />
          )}
          <SeatPlans key={day} day={day} rooms={rooms} otherSeats={otherSeats} issues={issues} />
        </>
      )}
    </>
  );
});
