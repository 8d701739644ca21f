import "server-only";
import { cache } from "react";
import { type PrintDesign, printDesignSelect, signatureKinds, toPrintPictures } from "@/lib/edition/print-design";
import { currentEdition } from "@/lib/edition/queries";
import { db } from "@/lib/platform/db/client";

/** The design of the current edition's documents, cached for the request. */
export const currentDesign = cache(async (): Promise<PrintDesign> => {
  const { id } = await currentEdition();
  const { printPictures, ...rest } = await db().edition.findUniqueOrThrow({ where: { id }, select: printDesignSelect });
  return { ...rest, printPictures: toPrintPictures(printPictures) };
});

/** The design in the content of printed items; none without one, so that those printed earlier are unchanged. */
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
