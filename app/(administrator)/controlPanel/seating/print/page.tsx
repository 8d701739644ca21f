import { accountPage } from "@/app/account-page";
import { CountryLists, DoorLists } from "@/components/seating/print-lists";
import { RoomSheets } from "@/components/seating/room-sheets";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import { hrefWith } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";
import { currentEdition } from "@/lib/edition/queries";
import { findOption } from "@/lib/platform/validation/find-option";
import { readDay } from "@/lib/print/documents";
import { type PrintList, printLists } from "@/lib/seating/labels";
import { getSeatings } from "@/lib/seating/queries";

const path = "/controlPanel/seating/print";

const names = Object.keys(printLists) as PrintList[];

const lists = { room: RoomSheets, country: CountryLists, door: DoorLists };

/** Who sits where on a day (`?day=2`), by `?by=room`, `country` or `door`. */
export default accountPage(path, async ({ params }) => {
  const edition = await currentEdition();
  const day = readDay(params);
  const by = findOption(names, params.by) ?? "room";
  const { days, counts } = await getSeatings(edition.id);
  const seating = days[day];
  const isEmpty = {
    room: seating.rooms.length === 0,
    country: counts.contestants === 0,
    door: counts.contestants === seating.withoutSeat.length,
  }[by];
  const hrefOf = (list: PrintList, ofDay: number) => hrefWith(path, { day: String(ofDay), by: list });
  const List = lists[by];
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Lists of seats"
          lead={!isEmpty && "Printed on sheets of A4, the plans of the rooms in landscape."}
          actions={
            <>
              {!isEmpty && <PrintButton />}
              <ButtonLink href={hrefWith("/controlPanel/seating", { day: day === 1 ? "" : "2" })}>
                Back to the seats
              </ButtonLink>
            </>
          }
        />
        <Tabs
          label="Lists"
          tabs={names.map((name) => ({ title: printLists[name], href: hrefOf(name, day), isCurrent: name === by }))}
        />
        <Tabs
          label="Competition days"
          isNested
          tabs={[1, 2].map((one) => ({ title: `Day ${one}`, href: hrefOf(by, one), isCurrent: one === day }))}
        />
        <MissingFonts />
      </div>
      {isEmpty ? (
        <EmptyState title="No lists yet">There are no rooms, or nobody has a seat on this day.</EmptyState>
      ) : (
        <ul aria-label={printLists[by]} className="sheets grid grid-cols-1 gap-6 print:block">
          <List seating={seating} overline={`${edition.name} · Day ${day}`} />
        </ul>
      )}
    </>
  );
});
