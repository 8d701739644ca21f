/** In the browser: a picture of this site as base64 without a prefix, to be sent again as a new one; empty if it is gone. */
export async function fetchPicture(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) return "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
