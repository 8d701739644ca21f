import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { PanelOverview } from "@/components/control-panel/panel-overview";
import { PageHeader } from "@/components/ui/page-header";
import { PageLink } from "@/components/ui/page-link";
import { requirePage } from "@/lib/auth/guard";
import { countForControlPanel } from "@/lib/pages/control-panel-counts";

const path = "/controlPanel";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function ControlPanelPage() {
  await requirePage(path);
  return (
    <>
      <PageHeader
        title="Control Panel"
        lead={
          <>
            To change a team, whatever the deadline, open it from the page <PageLink href="/teams">Teams</PageLink>.
          </>
        }
      />
      <PanelOverview counts={await countForControlPanel()} />
    </>
  );
}
