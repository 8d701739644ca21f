// npm run gallery:compare -- BEFORE AFTER: compares two folders of `npm run gallery -- --whole`, lists the pages of which
// more than 0.5 % differ, and saves pictures of the differences in AFTER/differences.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

const tolerated = 0.005;

interface Size {
  width: number;
  height: number;
}

async function sizeOf(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** The picture's RGBA pixels, extended to `size` at the right and the bottom. */
async function pixelsOf(file: string, size: Size): Promise<Buffer> {
  const { width, height } = await sizeOf(file);
  const missing = { right: size.width - width, bottom: size.height - height };
  return sharp(file)
    .ensureAlpha()
    .extend({ ...missing, background: "#f0f" })
    .raw()
    .toBuffer();
}

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error("Usage: npm run gallery:compare -- BEFORE AFTER");
const differences = join(after, "differences");
mkdirSync(differences, { recursive: true });
const names = new Set([before, after].flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith(".png")));
let differing = 0;
for (const name of [...names].sort()) {
  const files = [join(before, name), join(after, name)] as const;
  const sizes = await Promise.all(files.map(sizeOf)).catch(() => null);
  if (!sizes) {
    console.log(`only once   ${name}`);
    continue;
  }
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first, second] = await Promise.all(files.map((file) => pixelsOf(file, { width, height })));
  if (!first || !second) continue;
  const picture = Buffer.alloc(width * height * 4);
  const ratio = pixelmatch(first, second, picture, width, height, { threshold: 0.1 }) / (width * height);
  if (ratio <= tolerated) continue;
  differing += 1;
  await sharp(picture, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(differences, name));
  console.log(`${(ratio * 100).toFixed(1).padStart(6)} %    ${name}`);
}
console.log(`${differing} of ${names.size} pictures differ by more than ${tolerated * 100} %`);
