import { EventData } from "@/app/event-data";
import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/edition/edition-page";
import { Schedule } from "@/components/edition/schedule";
import { ButtonAnchor } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { byDay, timesText } from "@/lib/edition/dates";
import { getSchedule } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { toLocalDate } from "@/lib/platform/time/time";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/schedule";

export const generateMetadata = publicMetadata(path);

export default async function SchedulePage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const { venue, items } = await getSchedule(edition.year);
  return (
    <EditionPage
      path={path}
      edition={edition}
      lead={timesText(venue)}
      actions={items.length > 0 && <ButtonAnchor href={`${edition.base}/schedule.ics`}>Add to calendar</ButtonAnchor>}
    >
      <EventData edition={edition} />
      {edition.year === undefined && <Notice tone="warning">Keep in mind that this Schedule might change</Notice>}
      <div className="pt-8">
        <Schedule days={byDay(items)} today={toLocalDate(await now(), edition.contest.timeZone)} />
      </div>
    </EditionPage>
  );
}
