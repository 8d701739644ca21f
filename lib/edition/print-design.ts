import { z } from "zod";
import { printDesignLabels } from "@/lib/edition/labels";
import { PrintPictureKind } from "@/lib/generated/prisma/enums";
import { mapKeys } from "@/lib/platform/map-keys";
import { maxPictureSide } from "@/lib/platform/picture/limits";
import { picturePath as toPath } from "@/lib/platform/picture/path";
import {
  atMost,
  givenVersion,
  matching,
  optionalText,
  picture,
  picturePath,
  removePicture,
  wholeNumber,
} from "@/lib/platform/validation/fields";

export const printPictureKinds = Object.values(PrintPictureKind);

/** The pictures of the signatures, in the order of the signatories. */
export const signatureKinds = ["signature1", "signature2", "signature3"] as const;

export const printPictureLabels: Record<PrintPictureKind, string> = {
  emblem: "Emblem",
  logo: "Second logo",
  signature1: "Picture of signature 1",
  signature2: "Picture of signature 2",
  signature3: "Picture of signature 3",
  certificateBackground: "Certificates and diplomas",
  badgeBackground: "Badges",
};

/** The longest side of a stored picture in pixels; backgrounds have 250 dpi on A4. */
export const maxSideOf = (kind: PrintPictureKind) =>
  kind === "certificateBackground" || kind === "badgeBackground" ? 3000 : maxPictureSide;

/** The size in pixels below which a picture would be printed with less than 200 dpi. */
export const smallestSizes: Partial<Record<PrintPictureKind, { width: number; height: number }>> = {
  certificateBackground: { width: 2339, height: 1654 },
  badgeBackground: { width: 827, height: 1165 },
};

export const standardAccent = "#a83220";

export const mapPictures = <T>(toValue: (kind: PrintPictureKind) => T) => mapKeys(printPictureKinds, toValue);

export const toPrintPictures = (rows: readonly { kind: PrintPictureKind; pictureHash: string }[]) =>
  mapPictures((kind) => toPath(rows.find((row) => row.kind === kind)?.pictureHash ?? null));

export const backgroundMargin = wholeNumber(printDesignLabels.backgroundMargin, 0, 25).meta({
  description: "Between the edge and the text of documents with a background, in millimetres.",
});

const wrongColour = "A colour is # and six hexadecimal digits.";

export const printDesignInput = z
  .object({
    printPictures: z.object(mapPictures(() => z.object({ picture, removePicture }))).partial(),
    certificateSignatories: atMost(
      signatureKinds.length,
      "There can be at most three signatures.",
      z.array(optionalText(printDesignLabels.certificateSignatories)),
    )
      // A gap would move a name away from its picture.
      .refine(
        (names) => names.every((name, i) => name === null || names[i - 1] !== null),
        "Fill in the signatures from the first on, each with its own picture.",
      )
      .transform((names) => names.filter((name) => name !== null))
      .meta({ description: "At most three people who sign certificates and diplomas, each as “name, office”." }),
    accentColour: z
      .union([z.literal(""), matching(/^#[\da-f]{6}$/i, 7, wrongColour)], wrongColour)
      .nullable()
      .transform((colour) => colour || null)
      .meta({ description: "On certificates and diplomas.", example: standardAccent }),
    backgroundMargin,
    version: givenVersion,
  })
  .superRefine(({ printPictures, certificateSignatories }, { addIssue }) => {
    for (const [i, kind] of signatureKinds.entries())
      if (printPictures[kind]?.picture && !certificateSignatories[i])
        addIssue({ code: "custom", path: ["certificateSignatories", i], message: "Enter whose signature this is." });
  });

export const printDesign = z.object({
  printPictures: z.record(z.enum(PrintPictureKind), picturePath),
  certificateSignatories: z.array(z.string()).meta({ description: "At most three, each “name, office”." }),
  accentColour: z.string().nullable(),
  backgroundMargin: z.int(),
});

export const printPictureSelect = { kind: true, pictureHash: true } as const;

export type PrintDesignInput = z.output<typeof printDesignInput>;
export type PrintDesign = z.output<typeof printDesign>;
