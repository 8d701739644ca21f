import type { ReactNode } from "react";
import { EditionPage } from "@/components/edition/edition-page";
import type { Contest } from "@/lib/edition/schema";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import type { PublicPath } from "@/lib/site/pages/public-pages";

/** A public page that shows a part of the edition. */
export function contentPage(path: PublicPath, render: (contest: Contest) => ReactNode) {
  return async function Page({ params }: PublicPageProps) {
    const edition = await findPageEdition(path, params);
    return (
      <EditionPage path={path} edition={edition}>
        {render(edition.contest)}
      </EditionPage>
    );
  };
}
