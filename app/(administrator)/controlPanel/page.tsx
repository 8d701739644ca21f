import { accountPage } from "@/app/account-page";
import { FirstSteps, MissingDetails, NowList } from "@/components/control-panel/overview";
import { TravellingNext } from "@/components/control-panel/travelling-next";
import { RegistrationsPlot } from "@/components/edition/registrations-plot";
import { WarningList } from "@/components/readiness/warning-list";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { cityTime, timeLeft } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import { listDueEditions } from "@/lib/personal-data/queries";
import { plural } from "@/lib/platform/text/plural";
import { now } from "@/lib/platform/time/clock";
import { addDays, formatDate, formatInstant, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { firstSteps } from "@/lib/site/pages/first-steps";
import { listMissing, listNow, type Phase, phaseOf } from "@/lib/site/pages/overview";
import { getPreparations, readOverview } from "@/lib/site/pages/overview-queries";
import { listRegistrationDays } from "@/lib/team/queries";

const phases: Record<Phase, string> = {
  setup: "Before registration",
  registration: "Registration",
  editing: "Edit day",
  preparation: "Before the contest",
  contest: "Contest week",
  results: "After the contest",
};

/** What to do now, by the phase of the year (specification, section 2, "Control panel"). */
export default accountPage("/controlPanel", async () => {
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const inTwoWeeks = addDays(toLocalDate(instant, edition.timeZone), 14);
  const [{ facts, warnings, acknowledged, arriving, leaving }, preparations, days, dueEditions] = await Promise.all([
    readOverview(edition, instant),
    getPreparations(edition),
    listRegistrationDays(edition),
    listDueEditions(inTwoWeeks),
  ]);
  const phase = phaseOf(edition, instant);
  const { timeZone, venue, endOfRegistrationDate: deadline, deadlineExtensions } = edition;
  const extendedCount = deadlineExtensions.filter(
    ({ endOfRegistrationDate: end }) => end > deadline && end > instant,
  ).length;
  const weekday = weekdayOf(toLocalDate(instant, timeZone));
  return (
    <>
      <PageHeader
        title="Control Panel"
        lead={`${phases[phase]} · ${weekday}, ${formatInstant(instant, timeZone)} (${cityTime(venue)})`}
      />
      {dueEditions.length > 0 && (
        <Notice tone="warning" className="mb-6">
          <Link href="/controlPanel/personalData">Personal data</Link> should be deleted:{" "}
          {dueEditions.map(({ year, keptUntil }) => `${year}, after ${formatDate(keptUntil)}`).join("; ")}.
        </Notice>
      )}
      <FirstSteps steps={firstSteps(preparations)} />
      <div className="mb-8 grid grid-cols-1 gap-x-10 gap-y-8 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {phase !== "setup" && <NowList items={listNow(facts, phase)} />}
        {phase === "contest" && (
          <TravellingNext arriving={arriving} leaving={leaving} timeZone={timeZone} now={instant} />
        )}
      </div>
      <MissingDetails items={listMissing(facts)} />
      <WarningList
        warnings={warnings}
        acknowledged={acknowledged}
        timeZone={timeZone}
        isFolded={phase === "contest" || phase === "results"}
      />
      {edition.hasDates && (instant < deadline || extendedCount > 0) && (
        <Section title="Registration" className="mt-8">
          <p className="mt-1 mb-4">
            {instant < deadline ? (
              <>
                Ends in <strong className="font-semibold">{timeLeft(deadline, instant, timeZone)}</strong>, on
              </>
            ) : (
              "Ended on"
            )}{" "}
            {formatInstant(deadline, timeZone)}.{" "}
            {extendedCount > 0 && (
              <Link href="/controlPanel/edition?view=extensions">
                {plural(extendedCount, "country has", "countries have")} more time.
              </Link>
            )}
          </p>
          <RegistrationsPlot
            days={days}
            deadline={toLocalDate(deadline, timeZone)}
            today={toLocalDate(instant, timeZone)}
          />
        </Section>
      )}
    </>
  );
});
