import sharp from "sharp";
import type { PictureCreateManyInput } from "@/lib/generated/prisma/models";
import { type EncodedPicture, encodePicture } from "@/lib/picture/encode";
import { type DemoCompany, demoCompanies } from "@/prisma/seed/demo/companies";
import { logoSvg } from "@/prisma/seed/demo/logos/logo";
import type { Complexion } from "@/prisma/seed/demo/portraits/palette";
import { type Age, portraitSvg, type Sex, type Sitter } from "@/prisma/seed/demo/portraits/portrait";

/** How many portraits there are of each kind; people share them. */
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
  /** Hashes of the portraits that suit a person; more than one. */
  portraits(sitter: Sitter): readonly string[];
  logo(company: DemoCompany): string | null;
}

const kindOf = ({ sex, age, complexion }: Sitter) => `${sex}:${age}:${complexion}`;

/** An SVG as a stored picture, twice the size it names. */
async function draw(svg: string): Promise<EncodedPicture> {
  return encodePicture(await sharp(Buffer.from(svg), { density: 144 }).png({ compressionLevel: 1 }).toBuffer());
}

/** Draws every portrait and logo. */
export async function drawPictures(): Promise<DemoPictures> {
  const rows = new Map<string, PictureCreateManyInput>();
  const stored = async (svg: string) => {
    const picture = await draw(svg);
    rows.set(picture.hash, picture);
    return picture.hash;
  };
  const portraits = new Map<string, string[]>();
  for (const [sex, age, complexion, count] of portraitCounts) {
    const sitter = { sex, age, complexion };
    const hashes: string[] = [];
    for (let number = 0; number < count; number++) hashes.push(await stored(portraitSvg(sitter, number)));
    portraits.set(kindOf(sitter), hashes);
  }
  const logos = new Map<string, string>();
  for (const { name, logo } of demoCompanies) if (logo) logos.set(name, await stored(logoSvg(logo)));
  return {
    rows: [...rows.values()],
    portraits: (sitter) => portraits.get(kindOf(sitter)) ?? [],
    logo: ({ name }) => logos.get(name) ?? null,
  };
}
