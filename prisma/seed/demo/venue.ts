import type { VenuePictureCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

export interface DemoVenuePicture {
  caption: string;
  isMap: boolean;
  /** Among the demo's pictures. */
  file: string;
}

export const demoVenuePictures: readonly DemoVenuePicture[] = [
  { caption: "The Plateau School, our host", isMap: false, file: "school.webp" },
  { caption: "A competition hall, with two computers at every table", isMap: false, file: "hall.webp" },
  { caption: "The old town, ten minutes on foot", isMap: false, file: "old-town.webp" },
  { caption: "The school, the rooms and the stations", isMap: true, file: "map.webp" },
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
