import { maxPictureSide } from "@/lib/platform/picture/limits";

/** Returns base64 without a prefix: WebP if the browser can make it, otherwise PNG or JPEG. */
function drawPicture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  draw(context);
  const webp = canvas.toDataURL("image/webp", 0.9);
  // Safari makes a PNG instead, which would be too large for a background.
  const isSmall = webp.startsWith("data:image/webp") || Math.max(width, height) <= maxPictureSide;
  return (isSmall ? webp : canvas.toDataURL("image/jpeg", 0.9)).replace(/^data:[^,]*,/, "");
}

const maxFileBytes = 40 * 1024 * 1024;

/** The message is for the user. */
export class UnusablePictureError extends Error {
  override name = "UnusablePictureError";
}

/** An SVG may have no size of its own. Scripts do not run inside an image. */
async function decodeSvg(file: File, maxSide: number): Promise<ImageBitmap> {
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

async function decode(file: File, maxSide: number): Promise<ImageBitmap> {
  try {
    if (file.type === "image/svg+xml") return await decodeSvg(file, maxSide);
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // Loaded only for files that the browser cannot decode.
    const decoder = await import("@/lib/platform/picture/decode-heic").catch(() => null);
    const decoded = decoder ? await decoder.decodeHeic(file) : "This file cannot be read without a connection.";
    if (typeof decoded === "string") throw new UnusablePictureError(decoded);
    return decoded;
  }
}

/** Returns the upright picture as base64 without a prefix. `maxSide` is in pixels. Throws UnusablePictureError. */
export async function resizePicture(file: File, maxSide: number = maxPictureSide): Promise<string> {
  if (file.size > maxFileBytes) {
    throw new UnusablePictureError("This file is larger than 40 MB. Choose a smaller picture.");
  }
  const bitmap = await decode(file, maxSide);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const base64 = drawPicture(bitmap.width * scale, bitmap.height * scale, (context) => {
    context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
  });
  bitmap.close();
  return base64;
}

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function decodeStored(base64: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/webp;base64,${base64}`;
  await image.decode();
  return image;
}

export async function rotatePicture(base64: string): Promise<string> {
  const image = await decodeStored(base64);
  return drawPicture(image.height, image.width, (context) => {
    context.translate(image.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(image, 0, 0);
  });
}

export async function cropPicture(base64: string, { x, y, width, height }: CropArea): Promise<string> {
  const image = await decodeStored(base64);
  return drawPicture(width, height, (context) => context.drawImage(image, x, y, width, height, 0, 0, width, height));
}

/** Returns base64 without a prefix; empty if the picture does not exist. */
export async function fetchPicture(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) return "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
