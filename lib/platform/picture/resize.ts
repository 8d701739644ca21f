import { drawPicture } from "@/lib/platform/picture/canvas";
import { maxPictureSide } from "@/lib/platform/picture/limits";

const maxFileBytes = 40 * 1024 * 1024;

const heicHelp =
  "This browser cannot read HEIC photos. On the iPhone, choose Settings → Camera → Formats → Most Compatible and take the photo again, or export it as JPEG.";

/** A file cannot be used as a picture; the message is for the user. */
export class UnusablePictureError extends Error {
  override name = "UnusablePictureError";
}

/** Draws an SVG at the largest size, because it may have no size of its own. Scripts do not run inside an image. */
async function decodeSvg(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = maxPictureSide / Math.max(width, height, 1);
    return await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    if (file.type === "image/svg+xml") return await decodeSvg(file);
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) throw new UnusablePictureError(heicHelp);
    throw new UnusablePictureError("This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.");
  }
}

/**
 * In the browser: reads a chosen file as base64 WebP without a prefix, upright and no larger than the server stores it.
 * Throws UnusablePictureError.
 */
export async function resizePicture(file: File): Promise<string> {
  if (file.size > maxFileBytes) {
    throw new UnusablePictureError("This file is larger than 40 MB. Choose a smaller picture.");
  }
  const bitmap = await decode(file);
  const scale = Math.min(1, maxPictureSide / Math.max(bitmap.width, bitmap.height));
  const base64 = drawPicture(bitmap.width * scale, bitmap.height * scale, (context) => {
    context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
  });
  bitmap.close();
  return base64;
}
