import "server-only";
import type { Metadata } from "next";
import { datesText } from "@/lib/edition/dates";
import { editionPath } from "@/lib/edition/edition-path";
import { currentEdition } from "@/lib/edition/queries";
import { excerpt } from "@/lib/platform/html/plain-text";
import type { AccountPath } from "@/lib/site/pages/account-pages";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";
import { titleOf } from "@/lib/site/pages/page-titles";
import { type PublicPath, publicPage } from "@/lib/site/pages/public-pages";
import { shareCardPath } from "@/lib/site/pages/share-cards";

/** Of a page that search engines do not index. */
export const notIndexed = { robots: { index: false } } as const satisfies Metadata;

/** Behind the contest's short name (specification, section 1). */
export const documentTitle = async (title: string): Promise<string> =>
  `${(await currentEdition()).shortName} · ${title}`;

export async function titleMetadata(title: string): Promise<Metadata> {
  return { title: await documentTitle(title), ...notIndexed };
}

export const accountMetadata = (path: AccountPath | ControlPanelPath): Promise<Metadata> =>
  titleMetadata(titleOf(path));

/** The generateMetadata of a public page: title, description, canonical address and share card. */
export function publicMetadata(path: PublicPath) {
  return async function generateMetadata({ params }: PublicPageProps): Promise<Metadata> {
    const { title: pageTitle, describe } = publicPage(path);
    const { year, shortName, name, base, contest } = await findPageEdition(path, params);
    const prefix = year === undefined ? shortName : `${shortName} ${year}`;
    const title = `${prefix} · ${path === "/" ? name : pageTitle}`;
    const dates = datesText(contest);
    const description = excerpt((dates && describe(contest, dates)) || `${pageTitle}: ${name}.`);
    const url = editionPath(base, path);
    const image = { url: shareCardPath(path, year), width: 1200, height: 630, alt: `${pageTitle}: ${name}` };
    return {
      title,
      description,
      alternates: { canonical: url },
      openGraph: { type: "website", locale: "en_GB", siteName: name, title, description, url, images: [image] },
      twitter: { card: "summary_large_image" },
    };
  };
}
