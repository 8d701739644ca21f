import "server-only";
import { cache } from "react";
import { type PrintDesign, printPictureSelect, signatureKinds, toPrintPictures } from "@/lib/edition/print-design";
import type { EditionRow } from "@/lib/edition/views";
import { db } from "@/lib/platform/db/client";

export const readDesign = cache(async (edition: EditionRow): Promise<PrintDesign> => {
  const { id: editionId, certificateSignatories, accentColour, backgroundMargin } = edition;
  const pictures = await db().printPicture.findMany({ where: { editionId }, select: printPictureSelect });
  return { certificateSignatories, accentColour, backgroundMargin, printPictures: toPrintPictures(pictures) };
});

/** Empty without a design, so that what was printed before there were designs does not count as changed. */
const toContent = (parts: (string | number | null)[]): { design?: string } =>
  parts.some((part) => part !== null) ? { design: parts.join("\n") } : {};

export function certificateDesign({ printPictures, accentColour, backgroundMargin }: PrintDesign) {
  const { emblem, logo, certificateBackground: background } = printPictures;
  const signatures = signatureKinds.map((kind) => printPictures[kind]);
  return toContent([emblem, logo, accentColour, background, background && backgroundMargin, ...signatures]);
}

export function badgeDesign({ printPictures: { emblem, logo, badgeBackground }, backgroundMargin }: PrintDesign) {
  return toContent([emblem, logo, badgeBackground, badgeBackground && backgroundMargin]);
}
