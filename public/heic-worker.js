// Decodes a HEIC photo for lib/platform/picture/decode-heic.ts. Its Content-Security-Policy (proxy.ts) allows WebAssembly,
// which that of the pages does not.

importScripts("/heic/libheif.js");

async function decode(file) {
  const decoder = new (self.libheif().HeifDecoder)();
  // Further pictures of the file are depth maps and the like.
  const image = decoder.decode(await file.arrayBuffer()).find((one) => one.is_primary());
  const pixels = new ImageData(image.get_width(), image.get_height());
  const decoded = await new Promise((resolve) => image.display(pixels, resolve));
  return createImageBitmap(decoded);
}

self.addEventListener("message", ({ data }) =>
  decode(data).then(
    (bitmap) => self.postMessage(bitmap, [bitmap]),
    () => self.postMessage(null),
  ),
);
