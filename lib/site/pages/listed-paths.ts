import { type Documents, documentLinks, editionPath, invitationPath, materialsPath } from "@/lib/edition/edition-path";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import { shownPages } from "@/lib/site/pages/public-pages";

/** The paths that search engines may find: results and documents only if they are published. */
export function listedPaths(edition: Documents & { resultsState: ResultsState }, base: string): string[] {
  const links = documentLinks(edition, base);
  const isListed = (path: string) => {
    if (path === invitationPath)
      return edition.invitationLetter.trim() && links.invitationLetterUrl === editionPath(base, path);
    if (path === materialsPath) return edition.materials.trim() && links.materialsUrl === editionPath(base, path);
    return true;
  };
  return shownPages(edition.resultsState)
    .filter(({ path }) => isListed(path))
    .map(({ path }) => editionPath(base, path));
}
