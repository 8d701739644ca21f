import { FirstSteps } from "@/components/control-panel/first-steps";
import { PanelOverview } from "@/components/control-panel/panel-overview";
import { now } from "@/lib/clock";
import { countForControlPanel, getPreparations } from "@/lib/pages/control-panel-counts";
import { firstSteps } from "@/lib/pages/first-steps";

/** What is left to prepare, and every page of the control panel with its figures. */
export async function ControlPanelOverview() {
  const [counts, preparations, instant] = await Promise.all([countForControlPanel(), getPreparations(), now()]);
  return (
    <>
      <FirstSteps steps={firstSteps(preparations, instant)} />
      <PanelOverview counts={counts} />
    </>
  );
}
