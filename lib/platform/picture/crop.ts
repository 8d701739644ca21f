import { drawPicture } from "@/lib/platform/picture/canvas";

/** A rectangle in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function decode(base64: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/webp;base64,${base64}`;
  await image.decode();
  return image;
}

/** In the browser: rotates a picture (base64 WebP without a prefix) by 90° clockwise. */
export async function rotatePicture(base64: string): Promise<string> {
  const image = await decode(base64);
  return drawPicture(image.height, image.width, (context) => {
    context.translate(image.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(image, 0, 0);
  });
}

/** In the browser: crops a picture (base64 WebP without a prefix). */
export async function cropPicture(base64: string, { x, y, width, height }: CropArea): Promise<string> {
  const image = await decode(base64);
  return drawPicture(width, height, (context) => context.drawImage(image, x, y, width, height, 0, 0, width, height));
}
