import type { Metadata } from "next";
import { Work } from "@/app/(public)/work";
import { EventData } from "@/app/event-data";
import { publicMetadata } from "@/app/metadata";
import { EditionStrip } from "@/components/contest/edition-page";
import { Facts } from "@/components/contest/facts";
import { Greeting } from "@/components/contest/greeting";
import { Hero, ShortHero } from "@/components/contest/hero";
import { Participation } from "@/components/contest/participation";
import { Programme } from "@/components/contest/programme";
import { Thanks } from "@/components/contest/thanks";
import { Venue } from "@/components/contest/venue";
import { RichText } from "@/components/ui/rich-text";
import { daysToGo } from "@/lib/edition/countdown";
import { currentEdition, getContest, getSchedule } from "@/lib/edition/queries";
import type { Contest } from "@/lib/edition/schema";
import { currentActor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { toLocalDate } from "@/lib/platform/time/time";
import { findPageEdition, type PageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { getParticipation } from "@/lib/team/queries";

const path = "/";

export const generateMetadata = ({ params }: PublicPageProps): Promise<Metadata> => publicMetadata(path, params);

/** The page that matters most: none while registration is open, then the teams, the schedule and the results. */
function firstPage({ base, resultsState, year }: PageEdition, contest: Contest, now: Date) {
  const today = toLocalDate(now, contest.timeZone);
  if (resultsState !== "HIDDEN") return { title: "Results", href: `${base}/results` };
  if (year !== undefined) return { title: "Teams", href: `${base}/teams` };
  if (today >= contest.startDate && today <= contest.endDate) return { title: "Schedule", href: "/schedule" };
  return now < new Date(contest.endOfRegistrationDate) ? null : { title: "Teams", href: "/teams" };
}

export default async function HomePage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const isCurrent = edition.year === undefined;
  const [contest, schedule, countries, instant, actor] = await Promise.all([
    getContest(edition.year),
    getSchedule(edition.year),
    getParticipation(edition.year),
    now(),
    isCurrent ? currentActor() : null,
  ]);
  const Head = actor ? ShortHero : Hero;
  return (
    <>
      <EventData contest={contest} edition={edition} />
      <EditionStrip edition={edition} />
      <Head
        contest={contest}
        countdown={isCurrent ? daysToGo(contest, instant) : null}
        first={firstPage(edition, contest, instant)}
        facts={<Facts contest={contest} now={instant} />}
      />
      {isCurrent && (actor || instant < new Date(contest.endOfRegistrationDate)) && (
        <Greeting actor={actor} edition={await currentEdition()} now={instant}>
          {actor && <Work actor={actor} />}
        </Greeting>
      )}
      <Participation countries={countries} base={edition.base} />
      <div className="grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-10 pt-8 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:pt-16 [&>.rich-text>p:first-child]:text-xl/[1.5]">
        {contest.welcomeText.trim() && <RichText html={contest.welcomeText} />}
        <aside className="only:col-span-full">
          <Programme items={schedule.items} base={edition.base} />
        </aside>
      </div>
      <Venue {...contest} />
      <Thanks contest={contest} base={edition.base} />
    </>
  );
}
