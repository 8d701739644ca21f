import { pictureAfter } from "@/components/forms/picture-choice";
import { backgroundMargin, mapPictures, type PrintDesign, signatureKinds } from "@/lib/edition/print-design";
import type { EditionSettings } from "@/lib/edition/schema";

export const printDesignValues = (settings: EditionSettings) => ({
  version: settings.version,
  printPictures: mapPictures(() => ({ picture: "", removePicture: false })),
  certificateSignatories: signatureKinds.map((_, i) => settings.certificateSignatories[i] ?? ""),
  accentColour: settings.accentColour ?? "",
  backgroundMargin: String(settings.backgroundMargin),
});

export type PrintDesignValues = ReturnType<typeof printDesignValues>;

/** The stored design with the changes of the form; an invalid margin stays as it is stored. */
export function toDesign(values: PrintDesignValues, stored: PrintDesign): PrintDesign {
  const { printPictures, certificateSignatories } = values;
  return {
    printPictures: mapPictures((kind) => {
      const { picture, removePicture } = printPictures[kind];
      return pictureAfter(picture, removePicture, stored.printPictures[kind]);
    }),
    certificateSignatories: certificateSignatories.filter((one) => one.trim()),
    accentColour: values.accentColour || null,
    backgroundMargin: backgroundMargin.safeParse(values.backgroundMargin).data ?? stored.backgroundMargin,
  };
}
