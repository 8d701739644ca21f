import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/platform/env";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function key(): Buffer {
  return Buffer.from(deriveBytes("given-password", 32));
}

/** Bytes that only this site can derive from `text`. Equal texts give equal bytes. */
export const deriveBytes = (text: string, length: number): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", env().GIVEN_PASSWORD_KEY, "", text, length));

/** Encrypts instead of hashing, so that administrators can show the password again. Returns base64. */
export function encryptPassword(password: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key(), iv);
  const encrypted = Buffer.concat([cipher.update(password, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64");
}

/** Returns null if the text was changed or encrypted with another key. */
export function decryptPassword(text: string): string | null {
  const bytes = Buffer.from(text, "base64");
  try {
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
