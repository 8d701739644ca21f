import type { VenuePictureCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

interface DemoVenuePicture {
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

/** The rows of the pictures; `hashOf` returns the hash of a stored one. */
export function venueRows(hashOf: (file: string) => string): VenuePictureCreateManyInput[] {
  return demoVenuePictures.map(({ file, caption, isMap }, index) => ({
    id: idOf(`demo:venue:${caption}`),
    editionId: demoEdition.id,
    position: index + 1,
    caption,
    isMap,
    imageHash: hashOf(file),
  }));
}
