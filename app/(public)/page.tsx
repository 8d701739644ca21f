import { Greeting } from "@/app/(public)/greeting";
import { EventData } from "@/app/event-data";
import { publicMetadata } from "@/app/metadata";
import { EditionStrip } from "@/components/edition/edition-page";
import { Hero, ShortHero } from "@/components/edition/hero";
import { Participation, Programme, Thanks, Venue } from "@/components/edition/home-sections";
import { Notice } from "@/components/ui/notice";
import { RichText } from "@/components/ui/rich-text";
import { byDay, cityTime, daysToGo } from "@/lib/edition/dates";
import { getContest, getSchedule } from "@/lib/edition/queries";
import { isBeingPrepared } from "@/lib/edition/rules";
import type { Contest } from "@/lib/edition/schema";
import { currentActor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { formatInstant, toLocalDate } from "@/lib/platform/time/time";
import { findPageEdition, type PageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { getParticipation } from "@/lib/team/queries";

const path = "/";

export const generateMetadata = publicMetadata(path);

/** The page that matters most: none while registration is open, then the teams, the schedule and the results. */
function firstPage({ base, resultsState, year }: PageEdition, contest: Contest, now: Date) {
  if (!contest.hasDates) return null;
  const today = toLocalDate(now, contest.timeZone);
  if (resultsState !== "HIDDEN") return { title: "Results", href: `${base}/results` };
  if (year !== undefined) return { title: "Teams", href: `${base}/teams` };
  if (today >= contest.startDate && today <= contest.endDate) return { title: "Schedule", href: "/schedule" };
  const isOpen = now < new Date(contest.endOfRegistrationDate);
  return isOpen || isBeingPrepared(contest) ? null : { title: "Teams", href: "/teams" };
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
  const endOfRegistration = new Date(contest.endOfRegistrationDate);
  const { hasDates } = contest;
  const isOpen = hasDates && instant < endOfRegistration;
  const isUnprepared = !hasDates || (isCurrent && isBeingPrepared(contest));
  return (
    <>
      <EventData contest={contest} edition={edition} />
      <EditionStrip edition={edition} />
      <Head
        contest={contest}
        countdown={isCurrent ? daysToGo(contest, instant) : null}
        first={firstPage(edition, contest, instant)}
        facts={
          <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_auto] sm:justify-start **:[dt]:text-ink-soft">
            <div>
              <dt>Groups</dt>
              <dd className="font-semibold">Junior and Senior</dd>
              <dd>Up to four contestants a team</dd>
            </div>
            {hasDates && (isOpen || !isUnprepared) && (
              <div>
                <dt>{isOpen ? "Registration ends" : "Registration ended"}</dt>
                <dd className="font-semibold">{formatInstant(endOfRegistration, contest.timeZone)}</dd>
                <dd>{cityTime(contest.venue)}</dd>
              </div>
            )}
          </dl>
        }
      />
      {isCurrent && (actor || isOpen) && <Greeting actor={actor} now={instant} />}
      {isUnprepared && (
        <Notice className="mt-8">
          This site is being prepared. {hasDates ? "The texts" : "The dates"} will follow.
        </Notice>
      )}
      <Participation countries={countries} base={edition.base} />
      <div className="grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-10 pt-8 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:pt-16 [&>.rich-text>p:first-child]:text-xl/[1.5]">
        {contest.welcomeText.trim() && <RichText html={contest.welcomeText} />}
        <aside className="only:col-span-full">
          <Programme days={byDay(schedule.items)} base={edition.base} />
        </aside>
      </div>
      <Venue contest={contest} />
      <Thanks contest={contest} base={edition.base} />
    </>
  );
}
