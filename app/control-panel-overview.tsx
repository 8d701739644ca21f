import { Attention } from "@/components/control-panel/attention";
import { FirstSteps } from "@/components/control-panel/first-steps";
import { PanelOverview } from "@/components/control-panel/panel-overview";
import { Registrations } from "@/components/control-panel/registrations";
import { currentEdition } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { listAttention } from "@/lib/site/pages/attention";
import { countForControlPanel, getPreparations } from "@/lib/site/pages/control-panel-counts";
import { firstSteps } from "@/lib/site/pages/first-steps";
import { listRegistrationDays } from "@/lib/team/registrations";

/** What is left to prepare and to settle, the registrations, and every page of the control panel with its figures. */
export async function ControlPanelOverview() {
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const [counts, preparations, days] = await Promise.all([
    countForControlPanel(instant),
    getPreparations(),
    listRegistrationDays(edition),
  ]);
  return (
    <>
      <FirstSteps steps={firstSteps(preparations, instant)} />
      <div className="mb-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Attention items={listAttention(counts.attention)} />
        <Registrations edition={edition} days={days} now={instant} />
      </div>
      <PanelOverview counts={counts} />
    </>
  );
}
