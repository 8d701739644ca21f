import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/env";

/** The CSRF value of a session, an HMAC of the token's jti. */
export function csrfValue(jti: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`csrf:${jti}`).digest("base64url");
}

/** Whether `given` is the CSRF value of this session. */
export function isCsrfValue(given: string | null | undefined, jti: string): boolean {
  const expected = Buffer.from(csrfValue(jti));
  const actual = Buffer.from(given ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
