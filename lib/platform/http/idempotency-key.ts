import { createHash } from "node:crypto";
import { AppError } from "@/lib/platform/errors/problem";

/** The key of a request that must take effect only once, however often it is sent. */
export interface Idempotency {
  key: string;
  /** SHA-256 of the endpoint and the body. */
  bodyHash: string;
}

/** The Idempotency-Key of a request with this body, or null. Throws 400 for an invalid key. */
export function idempotencyOf(request: Request, endpoint: string, body: Uint8Array): Idempotency | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError(400, "The Idempotency-Key header must have 1 to 255 visible characters.");
  }
  return { key, bodyHash: createHash("sha256").update(`${endpoint}\n`).update(body).digest("hex") };
}
