import sharp from "sharp";
import type { VenuePictureCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { drawVenueMap } from "@/prisma/seed/demo/venue-map";
import { hall, oldTown, school } from "@/prisma/seed/demo/venue-scenes";
import { idOf } from "@/prisma/seed/ids";

export interface DemoVenuePicture {
  caption: string;
  isMap: boolean;
  draw: () => Promise<Buffer>;
}

const drawScene = (svg: string) => () => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();

export const demoVenuePictures: readonly DemoVenuePicture[] = [
  { caption: "The Plateau School, our host", isMap: false, draw: drawScene(school) },
  { caption: "A competition hall, with two computers at every table", isMap: false, draw: drawScene(hall) },
  { caption: "The old town, ten minutes on foot", isMap: false, draw: drawScene(oldTown) },
  { caption: "The school, the rooms and the stations", isMap: true, draw: drawVenueMap },
];

/** The rows of the pictures; `venue` returns the hash of a stored picture. */
export function venueRows({ venue }: { venue(picture: DemoVenuePicture): string }): VenuePictureCreateManyInput[] {
  return demoVenuePictures.map((picture, index) => ({
    id: idOf(`demo:venue:${picture.caption}`),
    editionId: demoEdition.id,
    position: index + 1,
    caption: picture.caption,
    isMap: picture.isMap,
    imageHash: venue(picture),
  }));
}
