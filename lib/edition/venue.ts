import { z } from "zod";
import { editionLabels, venuePictureLabels } from "@/lib/edition/labels";
import type { EditionModel } from "@/lib/generated/prisma/models";
import {
  atMost,
  besideOtherErrors,
  givenVersion,
  optionalId,
  optionalText,
  picture,
  required,
} from "@/lib/platform/validation/fields";

/** Degrees, e.g. "43.2712, 26.9361"; null for anything else. */
export function parseCoordinates(text: string) {
  const match = /^(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const latitude = Number(match[1]);
  const longitude = Number(match[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

type Place = Pick<EditionModel, "venueAddress" | "venueCoordinates">;

export function mapUrl({ venueAddress, venueCoordinates }: Place): string | null {
  const site = "https://www.openstreetmap.org";
  const coordinates = venueCoordinates && parseCoordinates(venueCoordinates);
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  return venueAddress && `${site}/search?query=${encodeURIComponent(venueAddress)}`;
}

export const venueFields = {
  venueAddress: optionalText(editionLabels.venueAddress, 200).meta({
    description: "Street and number, for the link to a map.",
  }),
  venueCoordinates: optionalText(editionLabels.venueCoordinates, 60)
    .refine((text) => text === null || parseCoordinates(text) !== null, {
      error: "Use latitude and longitude in degrees, such as 43.2712, 26.9361.",
    })
    .meta({ description: "Latitude and longitude in degrees, for the link to a map.", example: "43.2712, 26.9361" }),
};

const venuePicture = z
  .object({
    id: optionalId.meta({ description: "A picture with an id keeps its file unless a new one is sent." }),
    caption: required(venuePictureLabels.caption, 160),
    isMap: z
      .boolean()
      .default(false)
      .meta({ description: "Whether it is a map, which is shown whole and after the photos." }),
    picture,
  })
  .refine(({ id, picture: chosen }) => id || chosen, {
    path: ["picture"],
    error: "Choose a picture.",
    ...besideOtherErrors,
  });

export const venuePicturesInput = z.object({
  venuePictures: atMost(12, "There can be at most 12 pictures of the venue.", z.array(venuePicture)),
  version: givenVersion,
});

export type VenuePicturesInput = z.output<typeof venuePicturesInput>;
