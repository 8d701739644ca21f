import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { PictureCreateManyInput } from "@/lib/generated/prisma/models";
import { encodePicture } from "@/lib/platform/picture/encode";
import { type Age, type Complexion, type PortraitKind, portraitSvg, type Sex } from "@/prisma/seed/demo/portraits";

/** The number of portraits of each kind. */
const portraitCounts: readonly (readonly [sex: Sex, age: Age, complexion: Complexion, count: number])[] = [
  ["male", "young", "fair", 14],
  ["female", "young", "fair", 9],
  ["male", "young", "dark", 8],
  ["female", "young", "dark", 6],
  ["male", "grown", "fair", 7],
  ["female", "grown", "fair", 7],
  ["male", "grown", "dark", 4],
  ["female", "grown", "dark", 4],
];

/** The stored pictures of the demo. */
export interface DemoPictures {
  rows: PictureCreateManyInput[];
  /** The hashes of the portraits of a kind. */
  portraits(kind: PortraitKind): readonly string[];
  /** The hash of a file of the demo. */
  hashOf(file: string): string;
}

const keyOf = ({ sex, age, complexion }: PortraitKind) => `${sex}:${age}:${complexion}`;

/** A square portrait as a PNG of 300x380. */
function drawPortrait(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 }).resize(300, 380).png({ compressionLevel: 1 }).toBuffer();
}

const folder = path.join(import.meta.dirname, "pictures");

/** Draws the portraits and reads the logos and the pictures of the venue. */
export async function makePictures(): Promise<DemoPictures> {
  const rows = new Map<string, PictureCreateManyInput>();
  const add = async (image: Buffer) => {
    const picture = await encodePicture(image);
    rows.set(picture.hash, picture);
    return picture.hash;
  };
  const portraits = new Map<string, string[]>();
  for (const [sex, age, complexion, count] of portraitCounts) {
    const kind = { sex, age, complexion };
    const hashes: string[] = [];
    for (let number = 0; number < count; number++)
      hashes.push(await add(await drawPortrait(portraitSvg(kind, number))));
    portraits.set(keyOf(kind), hashes);
  }
  const files = new Map<string, string>();
  for (const name of await readdir(folder)) files.set(name, await add(await readFile(path.join(folder, name))));
  return {
    rows: [...rows.values()],
    portraits: (kind) => portraits.get(keyOf(kind)) ?? [],
    hashOf: (file) => files.get(file) ?? "",
  };
}
