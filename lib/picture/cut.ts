/** A rectangle of a picture in its own pixels. */
export interface Cut {
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
  if (!context) throw new Error("this browser draws no pictures");
  paint(context);
  return canvas.toDataURL("image/webp", 0.9).replace(/^data:[^,]*,/, "");
}

/** In the browser: a picture (base64 WebP without a prefix) turned a quarter to the right. */
export async function turnPicture(base64: string): Promise<string> {
  const image = await decode(base64);
  return draw(image.height, image.width, (context) => {
    context.translate(image.height, 0);
    context.rotate(Math.PI / 2);
    context.drawImage(image, 0, 0);
  });
}

/** In the browser: what lies in `cut` of a picture (base64 WebP without a prefix). */
export async function cutPicture(base64: string, { x, y, width, height }: Cut): Promise<string> {
  const image = await decode(base64);
  return draw(width, height, (context) => context.drawImage(image, x, y, width, height, 0, 0, width, height));
}
