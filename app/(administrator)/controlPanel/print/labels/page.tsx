import { panelPage } from "@/app/account-page";
import { DeskLabel } from "@/components/print/desk-label";
import { PrintPage } from "@/components/print/print-page";
import { hrefWith } from "@/components/ui/search-params";
import { readDay } from "@/lib/print/documents";
import { compareWithPrinted } from "@/lib/print/queries";
import { listSeats, toLabels } from "@/lib/print/seats";

/** The labels for the desks on a day (`?day=`). */
export default panelPage("/controlPanel/print/labels", async ({ params, edition }) => {
  const day = readDay(params);
  const contestants = await listSeats(edition, day);
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "labels", day, toLabels(contestants))}
      leftOut={{
        lack: `no seat on day ${day} and so no label`,
        people: contestants.filter(({ content }) => content.seat === ""),
      }}
      remedy={{ href: hrefWith("/controlPanel/seating", { day: day === 1 ? "" : "2" }), title: "Assign seats" }}
      renderItem={(label) => <DeskLabel label={label} day={day} />}
    />
  );
});
