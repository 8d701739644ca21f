import type { ResultsState } from "@/lib/generated/prisma/enums";
import { editionPath, shownPages } from "@/lib/pages/public-pages";

interface Documents {
  invitationLetterUrl: string | null;
  materialsUrl: string | null;
  /** HTML; empty if there is no such page. */
  invitationLetter: string;
  materials: string;
}

const invitationPath = "/information/invitation";
const materialsPath = "/information/materials";

/** What the home page's buttons open: the given address, or else the page with the text; null without either. */
export function documentLinks(
  { invitationLetterUrl, materialsUrl, invitationLetter, materials }: Documents,
  base: string,
) {
  const pageOf = (text: string, path: string) => (text.trim() ? editionPath(base, path) : null);
  return {
    invitationLetterUrl: invitationLetterUrl ?? pageOf(invitationLetter, invitationPath),
    materialsUrl: materialsUrl ?? pageOf(materials, materialsPath),
  };
}

/**
 * The addresses of an edition's public pages for search engines: the results only if they are published, a document's page
 * only if it has a text and the home page opens it.
 */
export function listedPaths(edition: Documents & { resultsState: ResultsState }, base: string): string[] {
  const { resultsState, ...documents } = edition;
  const { invitationLetter, materials } = documents;
  const links = documentLinks(documents, base);
  const isListed = (path: string) => {
    if (path === invitationPath)
      return invitationLetter.trim() && links.invitationLetterUrl === editionPath(base, path);
    if (path === materialsPath) return materials.trim() && links.materialsUrl === editionPath(base, path);
    return true;
  };
  return shownPages(resultsState)
    .filter(({ path }) => isListed(path))
    .map(({ path }) => editionPath(base, path));
}
