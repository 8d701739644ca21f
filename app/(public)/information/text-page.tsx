import { EditionPage } from "@/components/contest/edition-page";
import { LongText } from "@/components/contest/long-text";
import { EmptyState } from "@/components/ui/empty-state";
import type { TextName } from "@/lib/edition/inputs";
import { getContest } from "@/lib/edition/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import type { PublicPath } from "@/lib/site/pages/public-pages";

interface TextPageProps extends PublicPageProps {
  path: PublicPath;
  /** The edition's text that the page shows. */
  text: Exclude<TextName, "welcomeText">;
  empty: { title: string; text: string };
}

export async function TextPage({ path, params, text, empty }: TextPageProps) {
  const edition = await findPageEdition(path, params);
  const html = (await getContest(edition.year))[text];
  return (
    <EditionPage path={path} edition={edition}>
      {html.trim() ? <LongText html={html} /> : <EmptyState title={empty.title}>{empty.text}</EmptyState>}
    </EditionPage>
  );
}
