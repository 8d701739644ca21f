import type { ReactNode } from "react";
import { accountMetadata } from "@/app/metadata";
import type { SearchParams } from "@/components/ui/table-state";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { AccountPath } from "@/lib/site/pages/account-pages";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

interface AccountPage {
  actor: Actor;
  params: SearchParams;
}

/** A page of the roles that have access to it: the two exports of its file. */
export function accountPage(path: AccountPath | ControlPanelPath, render: (page: AccountPage) => ReactNode) {
  return {
    generateMetadata: () => accountMetadata(path),
    async Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
      const actor = await requirePage(path);
      return render({ actor, params: await searchParams });
    },
  };
}

/** A page of the control panel that shows the current edition or, with `?year=`, a past one. */
export function panelPage(path: ControlPanelPath, render: (page: AccountPage & { edition: EditionRow }) => ReactNode) {
  return accountPage(path, async (page) => render({ ...page, edition: await findPanelEdition(page.params) }));
}
