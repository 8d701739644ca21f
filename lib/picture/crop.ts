/** A rectangle of a picture, in the picture's own pixels. */
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

function draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  paint(context);
  return canvas.toDataURL("image/webp", 0.9).replace(/^data:[^,]*,/, "");
}

/** In the browser: a picture (base64 WebP without a prefix) rotated by 90 degrees clockwise. */
export async function rotatePicture(base64: string): Promise<string> {
  const image = await decode(base64);
  return draw(image.height, image.width, (context) => {
    context.translate(image.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(image, 0, 0);
  });
}

/** In the browser: the `area` of a picture (base64 WebP without a prefix). */
export async function cropPicture(base64: string, { x, y, width, height }: CropArea): Promise<string> {
  const image = await decode(base64);
  return draw(width, height, (context) => context.drawImage(image, x, y, width, height, 0, 0, width, height));
}
