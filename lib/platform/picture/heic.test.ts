import { expect, it } from "vitest";
import { isHeic } from "@/lib/platform/picture/heic";

/** The first box of a file with these brands, and the name of the next one. */
function ftyp(major: string, ...compatible: string[]): Uint8Array {
  const size = 16 + 4 * compatible.length;
  return Buffer.from(
    `\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join("")}\0\0\0\x20meta`,
    "latin1",
  );
}

it.each([
  ["of an iPhone", ftyp("heic", "mif1", "MiHE", "MiPr", "miaf", "MiHB", "heic")],
  ["with 10 bits a colour", ftyp("heix", "mif1", "heix")],
  ["of a Samsung phone", ftyp("mif1", "mif1", "heic")],
  ["without compatible brands", ftyp("heic")],
  ["that is a burst", ftyp("hevc", "msf1", "hevc")],
  ["that is a sequence", ftyp("msf1", "msf1", "hevx")],
  ["in layers", ftyp("heim", "mif1", "heis")],
  ["that names no codec", ftyp("mif1", "miaf")],
])("a photo %s is HEIC", (_what, bytes) => {
  expect(isHeic(bytes)).toBe(true);
});

it.each([
  ["AVIF", ftyp("avif", "avif", "mif1", "miaf", "MA1B")],
  ["an AVIF whose first brand is mif1", ftyp("mif1", "mif1", "avif", "miaf")],
  ["an animated AVIF", ftyp("avis", "msf1", "avif")],
  ["a video", ftyp("isom", "iso2", "avc1", "mp41")],
  ["a QuickTime film", ftyp("qt  ")],
  ["a JPEG", Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0", "latin1")],
  ["a text", Buffer.from("ftypheic")],
  ["an empty file", new Uint8Array()],
])("%s is not HEIC", (_what, bytes) => {
  expect(isHeic(bytes)).toBe(false);
});
