import { heicHelp, isHeic } from "@/lib/platform/picture/heic";

/** The worker's memory is freed with it. */
function inWorker(file: File): Promise<ImageBitmap | null> {
  const worker = new Worker("/heic-worker.js");
  const answer = new Promise<ImageBitmap | null>((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    worker.postMessage(file);
  });
  return answer.finally(() => worker.terminate());
}

/** A picture that the browser itself cannot decode, or what to tell the user. */
export async function decodeHeic(file: File): Promise<ImageBitmap | string> {
  const head = new Uint8Array(await file.slice(0, 128).arrayBuffer());
  if (!isHeic(head)) return "This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  return (await inWorker(file)) ?? heicHelp;
}
