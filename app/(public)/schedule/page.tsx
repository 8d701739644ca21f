import type { Metadata } from "next";
import { EditionStrip } from "@/components/contest/edition-strip";
import { Schedule } from "@/components/contest/schedule";
import { ButtonAnchor } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { getSchedule } from "@/lib/contest/service";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { editionPageTitle } from "@/lib/contest/title";
import { cityOf } from "@/lib/contest/venue";

const path = "/schedule";

export const generateMetadata = ({ params }: { params: PageParams }): Promise<Metadata> =>
  editionPageTitle(params, path, "Schedule");

export default async function SchedulePage({ params }: { params: PageParams }) {
  const edition = await shownEdition(params, path);
  const { timeZone, venue, items } = await getSchedule(edition.year);
  return (
    <>
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
