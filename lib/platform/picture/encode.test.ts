import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { cardSize, encodePicture, PictureError } from "@/lib/platform/picture/encode";
import { maxPictureBytes, maxPictureSide } from "@/lib/platform/picture/limits";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

/** Red on the left, blue on the right. */
async function twoHalves(width: number, height: number) {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: blue } })
    .png()
    .toBuffer();
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }]);
}

/** A black PNG of one bit a pixel: as many pixels as one likes in few bytes. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (top * info.width + left) * info.channels;
  return [...data.subarray(at, at + 3)];
}

async function refusal(bytes: Uint8Array): Promise<PictureError> {
  const error: unknown = await encodePicture(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof PictureError)) throw new Error("the picture was not refused");
  return error;
}

describe("an accepted picture", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s becomes WebP in both sizes", async (format) => {
    const picture = await encodePicture(await plain(1600, 900).toFormat(format).toBuffer());
    const full = await sharp(picture.full).metadata();
    const card = await sharp(picture.card).metadata();
    expect([full.format, full.width, full.height]).toEqual(["webp", maxPictureSide, 576]);
    expect([picture.width, picture.height]).toEqual([maxPictureSide, 576]);
    expect([card.format, card.width, card.height]).toEqual(["webp", cardSize.width, cardSize.height]);
  });

  test("has half the SHA-256 of its full size as its hash, the same each time", async () => {
    const bytes = await plain(80, 80).png().toBuffer();
    const picture = await encodePicture(bytes);
    expect(picture.hash).toBe(createHash("sha256").update(picture.full).digest().subarray(0, 16).toString("base64url"));
    expect((await encodePicture(bytes)).hash).toBe(picture.hash);
  });

  test("is never enlarged, but its card has the usual size", async () => {
    const picture = await encodePicture(await plain(40, 20).png().toBuffer());
    expect([picture.width, picture.height]).toEqual([40, 20]);
    expect((await sharp(picture.card).metadata()).width).toBe(cardSize.width);
  });

  test("is turned upright by its EXIF orientation and loses its metadata", async () => {
    const sideways = await (await twoHalves(400, 200))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "43/1 16/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const picture = await encodePicture(sideways);
    expect([picture.width, picture.height]).toEqual([200, 400]);
    const [topRed = 0] = await pixel(picture.full, 100, 50);
    const [bottomRed = 255] = await pixel(picture.full, 100, 350);
    expect(topRed).toBeGreaterThan(150);
    expect(bottomRed).toBeLessThan(90);
    for (const bytes of [picture.full, picture.card]) {
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test("keeps its transparency", async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { ...red, alpha: 0 } } });
    const picture = await encodePicture(await clear.png().toBuffer());
    expect((await sharp(picture.full).metadata()).hasAlpha).toBe(true);
  });

  test("keeps its colours with 16 bits a channel, in CMYK and in grey", async () => {
    const deep = await plain(50, 50).toColourspace("rgb16").png().toBuffer();
    const print = await plain(50, 50).toColourspace("cmyk").jpeg().toBuffer();
    const grey = await plain(50, 50).greyscale().png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    expect((await sharp(print).metadata()).space).toBe("cmyk");
    const [deepRed = 0, deepGreen = 255] = await pixel((await encodePicture(deep)).full, 25, 25);
    const [printRed = 0, printGreen = 255] = await pixel((await encodePicture(print)).full, 25, 25);
    const [r = 0, g = 255] = await pixel((await encodePicture(grey)).full, 25, 25);
    expect(deepRed - deepGreen).toBeGreaterThan(120);
    expect(printRed - printGreen).toBeGreaterThan(120);
    expect(Math.abs(r - g)).toBeLessThan(4);
  });

  test("shows the first frame of an animation", async () => {
    const frames = Buffer.concat([
      await plain(60, 60).raw().toBuffer(),
      await sharp({ create: { width: 60, height: 60, channels: 3, background: blue } })
        .raw()
        .toBuffer(),
    ]);
    const animation = await sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await encodePicture(animation);
    expect([picture.width, picture.height]).toEqual([60, 60]);
    const [firstRed = 0] = await pixel(picture.full, 30, 30);
    expect(firstRed).toBeGreaterThan(150);
  });

  test.each([
    [1, 1],
    [1, 20_000],
    [20_000, 1],
  ])("may have the odd shape %i x %i", async (width, height) => {
    const picture = await encodePicture(await plain(width, height).png().toBuffer());
    expect((await sharp(picture.card).metadata()).height).toBe(cardSize.height);
  });

  test("may be a JPEG of 50 megapixels, progressive or not", async () => {
    for (const progressive of [false, true]) {
      const photo = await plain(8_160, 6_120).jpeg({ progressive }).toBuffer();
      expect((await encodePicture(photo)).width).toBe(maxPictureSide);
    }
  });
});

describe("a refused picture", () => {
  test.each([
    ["nothing", () => new Uint8Array()],
    ["text", () => Buffer.from("This is not a picture.")],
    [
      "an SVG",
      () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")],
    ["a TIFF", () => plain(20, 20).tiff().toBuffer()],
    ["a truncated JPEG", async () => (await (await twoHalves(600, 600)).jpeg().toBuffer()).subarray(0, 2_000)],
    ["a truncated PNG", async () => (await (await twoHalves(600, 600)).png().toBuffer()).subarray(0, 700)],
    [
      "noise behind a PNG's signature",
      () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), randomBytes(500)]),
    ],
  ])("%s is not a picture", async (_, make) => {
    const error = await refusal(await make());
    expect(error.reason).toBe("not-a-picture");
    expect(error.message).toBe("This file is not a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.");
  });

  const heic = readFileSync("e2e/cases/sideways.heic");
  const withBrand = (brand: string) => {
    const bytes = Buffer.from(heic);
    bytes.write(brand, 8, "latin1");
    return bytes;
  };

  test.each([
    ["a photo", heic],
    ["a truncated photo", heic.subarray(0, 500)],
    ["only the beginning of a photo", heic.subarray(0, 40)],
    ["a photo with the brand heix", withBrand("heix")],
    ["a photo with the brand mif1", withBrand("mif1")],
    ["a sequence with the brand msf1", withBrand("msf1")],
  ])("%s in HEIC is refused as HEIC", async (_, bytes) => {
    const error = await refusal(bytes);
    expect(error.reason).toBe("heic");
    expect(error.message).toMatch(/^This HEIC photo cannot be read here\. Export it as JPEG/);
  });

  test("more than 8 MiB is refused for any content", async () => {
    expect((await refusal(new Uint8Array(maxPictureBytes + 1))).reason).toBe("too-large");
  });

  test("an AVIF of 16 megapixels is accepted, one with more is refused from the header alone", async () => {
    const avif = await plain(4_000, 4_000).avif({ effort: 0 }).toBuffer();
    expect((await encodePicture(avif)).width).toBe(maxPictureSide);
    // The height in the box "ispe", after the version and the width.
    avif.writeUInt32BE(4_001, avif.indexOf("ispe") + 12);
    expect((await refusal(avif)).reason).toBe("too-many-avif-pixels");
  });

  test.each(["timeout: 12% complete", "vips_tracked: out of memory --size == 48MB"])(
    "%s is 503 with Retry-After, because the picture may be fine",
    async (message) => {
      const bytes = await plain(80, 80).png().toBuffer();
      vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValueOnce(new Error(message));
      await expect(encodePicture(bytes)).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "10" } });
    },
  );

  test("50 megapixels are accepted, 256 are refused from the header alone", async () => {
    expect((await encodePicture(blackPng(10_000, 5_000))).width).toBe(maxPictureSide);
    // Without its pixels, it could not be read.
    const huge = blackPng(16_000, 16_000).subarray(0, 700);
    expect((await refusal(huge)).reason).toBe("too-many-pixels");
  });
});
