/** In the browser: downloads a picture of this site as base64 without a prefix; empty if it does not exist. */
export async function fetchPicture(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) return "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
