import { heicHelp, isHeic } from "@/lib/platform/picture/heic";

/** Null if the photo cannot be decoded. A worker is used because its memory is freed when it ends. */
function inWorker(file: File): Promise<ImageBitmap | null> {
  const worker = new Worker("/heic-worker.js");
  const decoding = new Promise<ImageBitmap | null>((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    worker.postMessage(file);
  });
  return decoding.finally(() => worker.terminate());
}

/** Decodes a photo that the browser itself cannot; returns a message for the user if that fails. */
export async function decodeHeic(file: File): Promise<ImageBitmap | string> {
  const head = new Uint8Array(await file.slice(0, 128).arrayBuffer());
  if (!isHeic(head)) return "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  return (await inWorker(file)) ?? heicHelp;
}
