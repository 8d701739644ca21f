import type { EditionModel } from "@/lib/generated/prisma/models";

/** `base` is "" for the current edition, else e.g. "/2024". */
export const editionPath = (base: string, path: string): string => (path === "/" ? base || "/" : base + path);

/** Empty for the current edition. */
export const yearParam = ({ isCurrent, year }: { isCurrent: boolean; year: number }): string =>
  isCurrent ? "" : String(year);

export type Documents = Pick<EditionModel, "invitationLetterUrl" | "materialsUrl" | "invitationLetter" | "materials">;

export const invitationPath = "/information/invitation";
export const materialsPath = "/information/materials";

/** Prefers the given address to the page with the text; null without either. */
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
