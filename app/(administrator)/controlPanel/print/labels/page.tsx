import { panelPage } from "@/app/account-page";
import { DeskLabel } from "@/components/print/desk-label";
import { LeftOut } from "@/components/print/left-out";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import { readDay } from "@/lib/print/documents";
import { compareWithPrinted } from "@/lib/print/queries";
import { listSeats, toLabels } from "@/lib/print/seats";

/** The labels for the desks on a day (`?day=`). */
export default panelPage("/controlPanel/print/labels", async ({ params, edition }) => {
  const day = readDay(params);
  const contestants = await listSeats(edition, day);
  const leftOut = contestants.filter(({ content }) => content.seat === "");
  const source = edition.isCurrent && (
    <>
      Seats are imported on the page <Link href="/controlPanel/exportImport#import">Export/Import</Link>.
    </>
  );
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "labels", day, toLabels(contestants))}
      empty={
        leftOut.length > 0 && (
          <>
            No contestant has a seat on day {day}. {source}
          </>
        )
      }
      renderItem={(label) => <DeskLabel label={label} day={day} />}
    >
      {leftOut.length < contestants.length && (
        <LeftOut lack={`no seat on day ${day} and so no label`} people={leftOut}>
          {source}
        </LeftOut>
      )}
    </PrintPage>
  );
});
