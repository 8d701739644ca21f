import type { ReactNode } from "react";
import { documentTitle } from "@/app/metadata";
import type { SearchParams } from "@/components/ui/search-params";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { AccountPath } from "@/lib/site/pages/account-pages";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import { requirePage } from "@/lib/site/pages/guard";
import { titleOf } from "@/lib/site/pages/page-titles";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

export interface AccountPage {
  actor: Actor;
  params: SearchParams;
}

/** A page for the roles that have access to its path; search engines do not index it. `title` is the path's by default. */
export function accountPage(
  path: AccountPath | ControlPanelPath,
  render: (page: AccountPage) => ReactNode,
  title: (page: AccountPage) => string | Promise<string> = () => titleOf(path),
) {
  return async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
    const actor = await requirePage(path);
    const page = { actor, params: await searchParams };
    return (
      <>
        <title>{await documentTitle(await title(page))}</title>
        <meta name="robots" content="noindex" />
        {await render(page)}
      </>
    );
  };
}

/** A page of the control panel that shows the current edition or, with `?year=`, a past one. */
export function panelPage(path: ControlPanelPath, render: (page: AccountPage & { edition: EditionRow }) => ReactNode) {
  return accountPage(path, async (page) => render({ ...page, edition: await findPanelEdition(page.params) }));
}
