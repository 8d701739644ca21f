import { editionPath } from "@/lib/edition/edition-path";
import type { EditionModel } from "@/lib/generated/prisma/models";

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
