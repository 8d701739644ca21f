import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ArrivingNext } from "@/components/control-panel/arriving-next";
import { FirstSteps } from "@/components/control-panel/first-steps";
import { MissingDetails, NowList } from "@/components/control-panel/now-list";
import { Registrations } from "@/components/control-panel/registrations";
import { WarningList } from "@/components/control-panel/warning-list";
import { PageHeader } from "@/components/ui/page-header";
import { cityTime } from "@/lib/edition/city";
import { currentEdition } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { formatInstant, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { firstSteps } from "@/lib/site/pages/first-steps";
import { requirePage } from "@/lib/site/pages/guard";
import { listMissing, listNow, type Phase } from "@/lib/site/pages/overview";
import { getPreparations, readOverview } from "@/lib/site/pages/overview-queries";
import { listRegistrationDays } from "@/lib/team/queries";

const path = "/controlPanel";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

const phases: Record<Phase, string> = {
  registration: "Registration",
  preparation: "Before the contest",
  contest: "Contest week",
  results: "After the contest",
};

/** What to do now, by the phase of the year (specification, section 2, "Control panel"). */
export default async function ControlPanelPage() {
  await requirePage(path);
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const [{ phase, facts, warnings, arrivingNext }, preparations, days] = await Promise.all([
    readOverview(edition, instant),
    getPreparations(),
    listRegistrationDays(edition),
  ]);
  const { timeZone, venue } = edition;
  const missing = listMissing(facts);
  const weekday = weekdayOf(toLocalDate(instant, timeZone));
  return (
    <>
      <PageHeader
        compact
        title="Control Panel"
        lead={`${phases[phase]} · ${weekday}, ${formatInstant(instant, timeZone)} (${cityTime(venue)})`}
      />
      <FirstSteps steps={firstSteps(preparations, instant)} />
      <div className="mb-8 grid grid-cols-1 gap-x-10 gap-y-8 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <NowList items={listNow(facts, phase)} />
        {phase === "contest" && <ArrivingNext parties={arrivingNext} timeZone={timeZone} now={instant} />}
      </div>
      {missing.length > 0 && <MissingDetails items={missing} />}
      {warnings.length > 0 && <WarningList warnings={warnings} />}
      <Registrations edition={edition} days={days} now={instant} />
    </>
  );
}
