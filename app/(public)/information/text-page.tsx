import { EditionPage } from "@/components/contest/edition-page";
import { EmptyState } from "@/components/ui/empty-state";
import { RichText } from "@/components/ui/rich-text";
import { getContest } from "@/lib/contest/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/pages/page-edition";
import type { PublicPath } from "@/lib/pages/public-pages";

interface TextPageProps extends PublicPageProps {
  path: PublicPath;
  /** The edition's text that the page shows. */
  text: "rules" | "environmentDescription";
  empty: { title: string; text: string };
}

export async function TextPage({ path, params, text, empty }: TextPageProps) {
  const edition = await findPageEdition(path, params);
  const html = (await getContest(edition.year))[text];
  return (
    <EditionPage path={path} edition={edition}>
      {html.trim() ? <RichText html={html} /> : <EmptyState title={empty.title}>{empty.text}</EmptyState>}
    </EditionPage>
  );
}
