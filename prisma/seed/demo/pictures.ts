import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { PictureCreateManyInput } from "@/lib/generated/prisma/models";
import { encodePicture } from "@/lib/platform/picture/encode";
import { type PortraitKind, portraitSvg } from "@/prisma/seed/demo/portraits";

const portraitCounts: Record<PortraitKind, number> = {
  "male:young:fair": 14,
  "female:young:fair": 9,
  "male:young:dark": 8,
  "female:young:dark": 6,
  "male:grown:fair": 7,
  "female:grown:fair": 7,
  "male:grown:dark": 4,
  "female:grown:dark": 4,
};

export interface DemoPictures {
  rows: PictureCreateManyInput[];
  /** The hashes of the portraits of a kind. */
  portraits(kind: PortraitKind): readonly string[];
  /** Throws if there is no such file. */
  hashOf(file: string): string;
}

function drawPortrait(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 }).resize(300, 380).png({ compressionLevel: 1 }).toBuffer();
}

const folder = path.join(import.meta.dirname, "pictures");

export async function makePictures(): Promise<DemoPictures> {
  const rows = new Map<string, PictureCreateManyInput>();
  const add = async (image: Buffer) => {
    const picture = await encodePicture(image);
    rows.set(picture.hash, picture);
    return picture.hash;
  };
  const portraits = {} as Record<PortraitKind, string[]>;
  for (const [kind, count] of Object.entries(portraitCounts) as [PortraitKind, number][]) {
    portraits[kind] = [];
    for (let number = 0; number < count; number++)
      portraits[kind].push(await add(await drawPortrait(portraitSvg(kind, number))));
  }
  const files = new Map<string, string>();
  for (const name of await readdir(folder)) files.set(name, await add(await readFile(path.join(folder, name))));
  return {
    rows: [...rows.values()],
    portraits: (kind) => portraits[kind],
    hashOf(file) {
      const hash = files.get(file);
      if (hash === undefined) throw new Error(`There is no picture ${file} in ${folder}.`);
      return hash;
    },
  };
}
