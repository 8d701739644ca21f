import type { Metadata } from "next";
import { EventData } from "@/app/event-data";
import { publicMetadata } from "@/app/public-metadata";
import { EditionStrip } from "@/components/contest/edition-strip";
import { Schedule } from "@/components/contest/schedule";
import { ButtonAnchor } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { getContest, getSchedule } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { cityOf } from "@/lib/contest/venue";

const path = "/schedule";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  publicMetadata(params, {
    path,
    title: "Schedule",
    describe: ({ name, venue }, dates) =>
      `The programme of the ${name} day by day, ${dates} in ${venue}: arrival, practice, both competition days and the award ceremony.`,
  });

export default async function SchedulePage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const [contest, { timeZone, venue, items }] = await Promise.all([
    getContest(edition.year),
    getSchedule(edition.year),
  ]);
  return (
    <>
      <EventData contest={contest} edition={edition} />
      <EditionStrip edition={edition} path={path} />
      <PageHeader title="Schedule" lead={`Times are local to ${cityOf(venue)} (${timeZone}).`} />
      {edition.year === undefined && (
        <Notice tone="warning">
          <p>Keep in mind that this Schedule might change</p>
        </Notice>
      )}
      {items.length > 0 && (
        <div className="actions schedule-actions">
          <ButtonAnchor href={`${edition.base}/schedule.ics`}>Add to calendar</ButtonAnchor>
        </div>
      )}
      <div className="schedule">
        <Schedule items={items} />
      </div>
    </>
  );
}
