const hevc = ["heic", "heix", "hevc", "hevx", "heim", "heis", "hevm", "hevs"];
const anyCodec = ["mif1", "msf1"];
const avif = ["avif", "avis"];

/** Whether the first bytes of a file are those of a HEIC photo. AVIF is the same container with brands of its own. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 128));
  if (head.slice(4, 8) !== "ftyp") return false;
  // The fourth byte is the length of the first box, which lists the brands.
  const [major = "", _version, ...compatible] = head.slice(8, bytes[3]).match(/.{4}/gs) ?? [];
  const has = (brands: string[]) => brands.some((brand) => brand === major || compatible.includes(brand));
  return has(hevc) || (anyCodec.includes(major) && !has(avif));
}

export const heicHelp =
  "This HEIC photo cannot be read here. Export it as JPEG, or on the iPhone choose Settings → Camera → Formats → Most Compatible and take it again.";
