import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/page-header";
import type { PageEdition } from "@/lib/site/pages/page-edition";
import { type PublicPath, publicPage } from "@/lib/site/pages/public-pages";

interface EditionPageProps {
  path: PublicPath;
  edition: PageEdition;
  /** The page's own by default. */
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A public page with its heading and, in a past edition, a link to the current one. */
export function EditionPage(props: EditionPageProps) {
  const { path, edition, title = publicPage(path).title, lead, actions, children } = props;
  return (
    <>
      <EditionStrip edition={edition} />
      <PageHeader isLarge title={title} lead={lead} actions={actions} />
      {children}
    </>
  );
}

/** Says that a past edition is shown, with a link to the current one; renders nothing in the current edition. */
export function EditionStrip({ edition: { year, currentPath } }: { edition: PageEdition }) {
  if (year === undefined) return null;
  return (
    <aside
      className="col-[full] mb-7 border-rule border-b bg-amber-wash px-gutter has-[+section]:mb-0 lg:mb-14 print:hidden"
      aria-label="Past edition"
    >
      <p className="mx-auto flex max-w-page flex-wrap gap-x-2 py-2.5">
        <span>
          You are looking at the <strong>{year} edition</strong>.
        </span>{" "}
        <a href={currentPath}>Go to the current edition</a>
      </p>
    </aside>
  );
}
