/** In the browser: draws a picture and returns it as base64 WebP without a prefix. */
export function drawPicture(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  draw(context);
  return canvas.toDataURL("image/webp", 0.9).replace(/^data:[^,]*,/, "");
}
