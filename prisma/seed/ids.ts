import { createHash } from "node:crypto";

/** Changing it would change every id that `idOf` returns. */
const namespace = "2f0c7d5e-8a41-4f6b-9c3d-6b1e5a70d942";

/** A UUID (version 5, RFC 9562), the same in every database. */
export function idOf(name: string): string {
  const hash = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  const bytes = hash.subarray(0, 16);
  // The version and the variant.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
