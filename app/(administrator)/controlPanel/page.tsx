import type { Metadata } from "next";
import { ControlPanelOverview } from "@/app/control-panel-overview";
import { accountMetadata } from "@/app/metadata";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function ControlPanelPage() {
  await requirePage(path);
  return (
    <>
      <PageHeader
        compact
        title="Control Panel"
        lead={
          <>
            To change a team at any time, open it from <Link href="/controlPanel/teams">Teams</Link>.
          </>
        }
      />
      <ControlPanelOverview />
    </>
  );
}
