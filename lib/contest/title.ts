import "server-only";
import { currentEdition } from "@/lib/contest/edition";
import { type PageParams, shownEdition } from "@/lib/contest/shown";

/** A page's title behind the contest's short prefix (specification, section 1). */
export async function pageTitle(title: string): Promise<{ title: string }> {
  return { title: `${(await currentEdition()).shortName} · ${title}` };
}

/** The title of a page that past editions have as well: theirs say the year. */
export async function editionPageTitle(params: PageParams, path: string, title: string): Promise<{ title: string }> {
  const { year, shortName } = await shownEdition(params, path);
  return year === undefined ? pageTitle(title) : { title: `${shortName} ${year} · ${title}` };
}
