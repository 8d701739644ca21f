import type { ReactNode } from "react";
import { EditionStrip } from "@/components/contest/edition-strip";
import { PageHeader } from "@/components/ui/page-header";
import type { PageEdition } from "@/lib/site/pages/page-edition";
import { type PublicPath, publicPage } from "@/lib/site/pages/public-pages";

interface EditionPageProps {
  path: PublicPath;
  edition: PageEdition;
  lead?: string;
  children: ReactNode;
}

/** A public page with its heading and, in a past edition, a link to the current one. */
export function EditionPage({ path, edition, lead, children }: EditionPageProps) {
  return (
    <>
      <EditionStrip edition={edition} />
      <PageHeader title={publicPage(path).title} lead={lead} />
      {children}
    </>
  );
}
