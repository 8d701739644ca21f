import { cx } from "class-variance-authority";
import { Greeting } from "@/app/(public)/greeting";
import { EventData } from "@/app/event-data";
import { publicMetadata } from "@/app/metadata";
import { EditionStrip } from "@/components/edition/edition-page";
import { Hero, ShortHero } from "@/components/edition/hero";
import { HomeCards } from "@/components/edition/home-cards";
import { LastEdition, Programme, Thanks, Venue } from "@/components/edition/home-sections";
import { TakePart } from "@/components/edition/take-part";
import { Medallists } from "@/components/result/medallists";
import { Notice } from "@/components/ui/notice";
import { RichText } from "@/components/ui/rich-text";
import { arrivalPlaces } from "@/lib/edition/choice-lists";
import { byDay, daysToGo } from "@/lib/edition/dates";
import { currentEdition, getSchedule, pastEditions } from "@/lib/edition/queries";
import { formatDeadline, isBeingPrepared } from "@/lib/edition/rules";
import { scheduleAt, type TimedEntry } from "@/lib/edition/schedule-now";
import type { Contest } from "@/lib/edition/schema";
import { currentActor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { toLocalDate, toLocalText, weekdayOf } from "@/lib/platform/time/time";
import { findPublishedResults } from "@/lib/result/queries";
import { findPageEdition, type PageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { getParticipation } from "@/lib/team/queries";

const path = "/";

export const generateMetadata = publicMetadata(path);

/** What to open first: how to take part while registration is open, later the teams, the schedule or the results. */
function firstPage({ base, contest, resultsState, year }: PageEdition, phase: HomePhase) {
  if (resultsState !== "HIDDEN") return { title: "Results", href: `${base}/results` };
  if (year !== undefined) return { title: "Teams", href: `${base}/teams` };
  if (phase === "open") return { title: "Take part", href: "#take-part" };
  if (phase === "tournament") return { title: "Schedule", href: "/schedule" };
  return phase === "undated" || isBeingPrepared(contest) ? null : { title: "Teams", href: "/teams" };
}

type HomePhase = "undated" | "open" | "registered" | "tournament" | "over";

function homePhaseOf({ hasDates, startDate, endDate, endOfRegistrationDate, timeZone }: Contest, now: Date): HomePhase {
  if (!hasDates) return "undated";
  const today = toLocalDate(now, timeZone);
  if (today > endDate) return "over";
  if (today >= startDate) return "tournament";
  return now < new Date(endOfRegistrationDate) ? "open" : "registered";
}

/** The home page of an edition (specification, section 2, "Home"). */
export default async function HomePage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const isCurrent = edition.year === undefined;
  const { contest } = edition;
  const [schedule, countries, instant, actor, current, [lastEdition]] = await Promise.all([
    getSchedule(edition.year),
    getParticipation(edition.year),
    now(),
    isCurrent ? currentActor() : null,
    currentEdition(),
    pastEditions(),
  ]);
  const results = await findPublishedResults(edition.year);
  const Head = actor ? ShortHero : Hero;
  const phase = homePhaseOf(contest, instant);
  const atVenue = scheduleAt(schedule.items, toLocalText(instant, contest.timeZone));
  const isUnprepared = phase === "undated" || (isCurrent && isBeingPrepared(contest));
  const takesPart = isCurrent && !actor && phase === "open";
  // Until the tournament, signed-in users see their own actions instead of the first page and the facts.
  const isAhead = phase === "open" || phase === "registered";
  const hasOwnActions = actor !== null && isAhead;
  const greeting = actor && <Greeting actor={actor} now={instant} />;
  // A registrator has no work left by then; a guide or an administrator has.
  const resultsLead = actor?.role === "TeamRegistrator";
  return (
    <>
      <EventData edition={edition} />
      <EditionStrip edition={edition} />
      <Head
        contest={contest}
        countdown={isCurrent ? daysToGo(contest, instant) : null}
        mainLink={hasOwnActions ? null : firstPage(edition, phase)}
        isGolden={results !== null}
        facts={
          isCurrent &&
          !hasOwnActions && (
            <Facts contest={contest} phase={phase} today={toLocalDate(instant, contest.timeZone)} {...atVenue} />
          )
        }
      />
      {!resultsLead && greeting}
      {results && (
        <div className="my-8">
          <Medallists results={results} path={`${edition.base}/results`}>
            <p className="border-rule [section+&]:border-t [section+&]:pt-5">
              <a href={`${edition.base}/results`}>All results</a>
            </p>
          </Medallists>
        </div>
      )}
      {resultsLead && greeting}
      {takesPart && <TakePart edition={current} />}
      {isUnprepared && (
        <Notice className="mt-8">
          This site is being prepared. {phase === "undated" ? "The dates" : "The texts"} will follow.
        </Notice>
      )}
      {takesPart && lastEdition && (
        <LastEdition
          year={lastEdition.year}
          isLastYear={lastEdition.year === contest.year - 1}
          hasResults={lastEdition.resultsState !== "HIDDEN"}
          countries={await getParticipation(lastEdition.year)}
        />
      )}
      <HomeCards
        countries={countries}
        entries={phase === "over" ? [] : atVenue.coming.slice(0, 3)}
        rules={contest.rules}
        base={edition.base}
      />
      <div
        className={cx(
          "grid gap-x-[clamp(2rem,6vw,5rem)] gap-y-10 pt-8 empty:hidden lg:pt-16 [&>.rich-text>p:first-child]:text-xl/[1.5]",
          schedule.items.length > 0
            ? "md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
            : "[&>.rich-text]:columns-[26rem] [&>.rich-text]:gap-16 lg:[&>.rich-text]:max-w-none",
        )}
      >
        {contest.welcomeText.trim() && <RichText html={contest.welcomeText} />}
        {schedule.items.length > 0 && (
          <aside className="only:col-span-full">
            <Programme days={byDay(schedule.items)} base={edition.base} />
          </aside>
        )}
      </div>
      <Venue contest={contest} places={isCurrent ? arrivalPlaces(current) : []} />
      <Thanks contest={contest} base={edition.base} />
    </>
  );
}

interface FactsProps {
  contest: Contest;
  phase: HomePhase;
  /** At the venue, yyyy-MM-dd. */
  today: string;
  now: readonly TimedEntry[];
  next: readonly TimedEntry[];
}

/** During the tournament, what is on now and next; before it, when registration ended. */
function Facts({ contest, phase, today, now, next }: FactsProps) {
  if (phase === "registered")
    return (
      <p className="mt-4 text-sm">
        <span className="text-ink-soft">Registration ended</span>{" "}
        {formatDeadline(new Date(contest.endOfRegistrationDate), contest)}
      </p>
    );
  if (phase !== "tournament" || now.length + next.length === 0) return null;
  const nextDate = next[0]?.date ?? today;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
      {now.length > 0 && <Entries title="Now" entries={now} />}
      {next.length > 0 && (
        <Entries title={nextDate === today ? "Next" : `Next, ${weekdayOf(nextDate)}`} entries={next} />
      )}
    </dl>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly TimedEntry[] }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{title}</dt>
      {entries.map((entry) => (
        <dd key={`${entry.startTime} ${entry.title}`} className="font-semibold font-serif text-lg/snug">
          {entry.startTime} {entry.title}
          {entry.location && <span className="font-normal font-sans text-base text-ink-soft"> · {entry.location}</span>}
        </dd>
      ))}
    </div>
  );
}
