/** The longest side that a picture is sent with; the server keeps no more. */
const maxSide = 1024;
const maxFileBytes = 40 * 1024 * 1024;

/** A file that cannot be used as a picture; the message says why. */
export class NotAPicture extends Error {
  override name = "NotAPicture";
}

/** A drawing has no pixels yet: it is drawn as large as pictures are kept. Its scripts don't run in an image. */
async function drawSvg(file: File): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = maxSide / Math.max(width, height, 1);
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
    if (file.type === "image/svg+xml") return await drawSvg(file);
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new NotAPicture("This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.");
  }
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new NotAPicture("This picture could not be read."))),
      "image/webp",
      0.9,
    );
  });
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new NotAPicture("This picture could not be read."));
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ""));
    reader.readAsDataURL(blob);
  });
}

/**
 * In the browser: a chosen file as base64 without a prefix, upright and small enough for a bad line. Throws NotAPicture
 * with a sentence for the person.
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw new NotAPicture("This file is larger than 40 MB. Choose a smaller picture.");
  const bitmap = await decode(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toBase64(await toBlob(canvas));
}
