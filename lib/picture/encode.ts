import { createHash } from "node:crypto";
import sharp from "sharp";
import { maxPictureBytes } from "@/lib/picture/limits";

/** Pixels of an uploaded picture (of its first frame), at most. */
export const maxPicturePixels = 50_000_000;
/** The longer side of a stored picture, at most; pixels. */
export const maxFullSide = 1024;
/** The team list's 150x190 CSS pixels at twice their density. */
export const cardSize = { width: 300, height: 380 } as const;

const quality = 80;
/** Longest time that decoding one picture may take. */
const maxSeconds = 15;

// Other requests want the processor too.
sharp.concurrency(1);

export type PictureRefusal = "not-a-picture" | "too-large" | "too-many-pixels";

const sentences: Record<PictureRefusal, string> = {
  "not-a-picture": "This file is not a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.",
  "too-large": "This picture is larger than 8 MiB. Please choose a smaller one.",
  "too-many-pixels": "This picture has more than 50 megapixels. Please choose a smaller one.",
};

/** A picture is refused; the message is a sentence for the person who sent it. */
export class PictureError extends Error {
  override name = "PictureError";

  constructor(readonly reason: PictureRefusal) {
    super(sentences[reason]);
  }
}

/** WebP bytes in two sizes. `hash` is the lower-case hexadecimal SHA-256 of `full`; width and height are full's, in pixels. */
export interface EncodedPicture {
  hash: string;
  width: number;
  height: number;
  full: Uint8Array<ArrayBuffer>;
  card: Uint8Array<ArrayBuffer>;
}

/** Whether the first bytes are those of an accepted format, so that no other decoder ever sees what a stranger sent. */
function looksAccepted(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp(?:avif|avis|mif1|msf1|miaf)/s.test(head)
  );
}

async function requireAccepted(bytes: Uint8Array): Promise<void> {
  if (!looksAccepted(bytes)) throw new PictureError("not-a-picture");
  // Reads the header alone, so the size is known before anything is decoded.
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const accepted = ["jpeg", "png", "webp", "gif"].includes(format) || (format === "heif" && compression === "av1");
  if (!accepted) throw new PictureError("not-a-picture");
  if (width * height > maxPicturePixels) throw new PictureError("too-many-pixels");
}

/** The middle of a very long or very wide picture: filling a card with all of it would enlarge it beyond measure. */
function middle(width: number, height: number) {
  const region = { width: Math.min(width, height * 4), height: Math.min(height, width * 4) };
  return { left: Math.floor((width - region.width) / 2), top: Math.floor((height - region.height) / 2), ...region };
}

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  await requireAccepted(bytes);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: "error" })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: maxFullSide, height: maxFullSide, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const full = await pixels().webp({ quality }).toBuffer();
  const card = await pixels()
    .extract(middle(width, height))
    .resize({ ...cardSize, fit: "cover", position: sharp.strategy.attention })
    .webp({ quality })
    .toBuffer();
  const hash = createHash("sha256").update(full).digest("hex");
  return { hash, width, height, full: new Uint8Array(full), card: new Uint8Array(card) };
}

/**
 * Checks an uploaded picture (JPEG, PNG, WebP, AVIF or GIF by content) and re-encodes it: upright, sRGB, without metadata,
 * the first frame of an animation. Throws PictureError for what is no picture, is too large or has too many pixels.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.byteLength > maxPictureBytes) throw new PictureError("too-large");
  try {
    return await encode(bytes);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // sharp has no error classes of its own: whatever it can't decode is no picture for us.
    throw new PictureError("not-a-picture");
  }
}
