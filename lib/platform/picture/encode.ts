import { createHash } from "node:crypto";
import sharp from "sharp";
import { heicHelp, isHeic } from "@/lib/platform/picture/heic";
import { maxPictureBytes, maxPictureSide } from "@/lib/platform/picture/limits";
import { tooManyPictures } from "@/lib/platform/picture/queue";

const maxPixels = 50_000_000;
/** AVIF's decoder takes up to 20 bytes of memory per pixel. */
const maxAvifPixels = 16_000_000;
/** 150x190 CSS pixels at double density. */
export const cardSize = { width: 300, height: 380 } as const;

/** Effort 2 takes half the time of the default; the files are hardly larger. */
const webp = { quality: 80, effort: 2 } as const;
const maxSeconds = 15;

// Leaves the other cores to other requests.
sharp.concurrency(1);
// No upload is decoded twice, so a cache would only keep memory.
sharp.cache(false);

type Reason = "not-a-picture" | "heic" | "too-large" | "too-many-pixels" | "too-many-avif-pixels";

const messages: Record<Reason, string> = {
  "not-a-picture": "This file is not a picture we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.",
  heic: heicHelp,
  "too-large": "This picture is larger than 8 MiB. Please choose a smaller one.",
  "too-many-pixels": "This picture has more than 50 megapixels. Please choose a smaller one.",
  "too-many-avif-pixels": "This AVIF has more than 16 megapixels. Please choose a smaller one, or a JPEG.",
};

/** The message is for the user. */
export class PictureError extends Error {
  override name = "PictureError";

  constructor(readonly reason: Reason) {
    super(messages[reason]);
  }
}

export interface EncodedPicture {
  /** The first half of the SHA-256 of `full` as base64url. */
  hash: string;
  width: number;
  height: number;
  full: Uint8Array<ArrayBuffer>;
  card: Uint8Array<ArrayBuffer>;
}

/** Only the decoders of accepted formats run on uploads. */
function hasAcceptedSignature(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") ||
    head.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp(?:avif|avis|mif1|msf1|miaf)/s.test(head)
  );
}

const notAPicture = (bytes: Uint8Array) => new PictureError(isHeic(bytes) ? "heic" : "not-a-picture");

async function requireAccepted(bytes: Uint8Array): Promise<void> {
  if (!hasAcceptedSignature(bytes)) throw notAPicture(bytes);
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const accepted = ["jpeg", "png", "webp", "gif"].includes(format) || (format === "heif" && compression === "av1");
  if (!accepted) throw notAPicture(bytes);
  if (format === "heif" && width * height > maxAvifPixels) throw new PictureError("too-many-avif-pixels");
  if (width * height > maxPixels) throw new PictureError("too-many-pixels");
}

/** The middle of a picture with an extreme aspect ratio, which as a whole would be enlarged too much to fill a card. */
function centre(width: number, height: number) {
  const region = { width: Math.min(width, height * 4), height: Math.min(height, width * 4) };
  return { left: Math.floor((width - region.width) / 2), top: Math.floor((height - region.height) / 2), ...region };
}

async function encode(bytes: Uint8Array, maxSide: number): Promise<EncodedPicture> {
  await requireAccepted(bytes);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  // Effort 0 takes two thirds of the time for a tenth more bytes; the full size is seldom shown.
  const full = await pixels()
    .webp({ ...webp, effort: 0 })
    .toBuffer();
  const card = await pixels()
    .extract(centre(width, height))
    .resize({ ...cardSize, fit: "cover", position: sharp.strategy.attention })
    .webp(webp)
    .toBuffer();
  const hash = createHash("sha256").update(full).digest().subarray(0, 16).toString("base64url");
  return { hash, width, height, full: new Uint8Array(full), card: new Uint8Array(card) };
}

/** Throws PictureError for an invalid picture, and 503 when the server is out of time or memory. */
export async function encodePicture(bytes: Uint8Array, maxSide: number = maxPictureSide): Promise<EncodedPicture> {
  if (bytes.byteLength > maxPictureBytes) throw new PictureError("too-large");
  try {
    return await encode(bytes, maxSide);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // sharp has no error classes of its own.
    if (error instanceof Error && /^timeout|out of memory/.test(error.message)) throw tooManyPictures();
    throw notAPicture(bytes);
  }
}
