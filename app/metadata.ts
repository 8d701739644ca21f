import "server-only";
import type { Metadata } from "next";
import { datesText } from "@/lib/edition/dates";
import { editionPath } from "@/lib/edition/edition-path";
import { currentEdition } from "@/lib/edition/queries";
import { excerpt } from "@/lib/platform/html/plain-text";
import type { AccountPath } from "@/lib/site/pages/account-pages";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import type { ListSubject } from "@/lib/site/pages/list-subject";
import { findPageEdition, type PageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { titleOf } from "@/lib/site/pages/page-titles";
import { type PublicPath, publicPage } from "@/lib/site/pages/public-pages";
import { shareCardPath } from "@/lib/site/pages/share-cards";

/** Metadata of a page that search engines do not index. */
export const notIndexed = { robots: { index: false } } as const satisfies Metadata;

/** e.g. "IATI · Teams" (specification, section 1). */
export const documentTitle = async (title: string): Promise<string> =>
  `${(await currentEdition()).shortName} · ${title}`;

/** Metadata of a page that search engines do not index, with a title of its own. */
export async function titleMetadata(title: string): Promise<Metadata> {
  return { title: await documentTitle(title), ...notIndexed };
}

export const accountMetadata = (path: AccountPath | ControlPanelPath): Promise<Metadata> =>
  titleMetadata(titleOf(path));

/** Metadata of a public page, or of a country or a contestant in its list. */
export function describePage(
  path: PublicPath,
  { year, shortName, name, base, contest }: PageEdition,
  subject: ListSubject | null,
): Metadata {
  const { title: pageTitle, describe } = publicPage(path);
  const prefix = year === undefined ? shortName : `${shortName} ${year}`;
  const heading = subject ? `${subject.name} · ${pageTitle}` : pageTitle;
  const title = `${prefix} · ${path === "/" ? name : heading}`;
  const dates = datesText(contest);
  const longText = subject ? subject.lines.join(". ") : dates && describe(contest, dates);
  const description = excerpt(longText || `${heading}: ${name}.`);
  const canonical = editionPath(base, path);
  const url = subject ? `${canonical}?${subject.query}` : canonical;
  const card = shareCardPath(path, year, subject?.key);
  const image = { url: card, width: 1200, height: 630, alt: `${heading}: ${name}` };
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { type: "website", locale: "en_GB", siteName: name, title, description, url, images: [image] },
    twitter: { card: "summary_large_image" },
  };
}

/** The generateMetadata of a public page: title, description, canonical address and share card. */
export function publicMetadata(path: PublicPath) {
  return async function generateMetadata({ params }: Pick<PublicPageProps, "params">): Promise<Metadata> {
    return describePage(path, await findPageEdition(path, params), null);
  };
}
