import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { FirstSteps } from "@/components/control-panel/first-steps";
import { PanelOverview } from "@/components/control-panel/panel-overview";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { now } from "@/lib/clock";
import { countForControlPanel, getPreparations } from "@/lib/pages/control-panel-counts";
import { firstSteps } from "@/lib/pages/first-steps";

const path = "/controlPanel";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function ControlPanelPage() {
  await requirePage(path);
  const [counts, preparations, instant] = await Promise.all([countForControlPanel(), getPreparations(), now()]);
  return (
    <>
      <PageHeader
        compact
        title="Control Panel"
        lead={
          <>
            To change a team, whatever the deadline, open it from the page <Link href="/teams">Teams</Link>.
          </>
        }
      />
      <FirstSteps steps={firstSteps(preparations, instant)} />
      <PanelOverview counts={counts} />
    </>
  );
}
