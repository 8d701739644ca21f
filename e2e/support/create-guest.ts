import { call } from "@/e2e/support/http";
import { guestPayload } from "@/e2e/support/payloads";

/** Registers a guest of the country of the token's user through the API. Throws if it fails. */
export async function createGuest(token: string, changes: Record<string, unknown> = {}) {
  const { status, body } = await call("POST /api/Person", { token, body: guestPayload(changes) });
  if (status !== 201) throw new Error(`could not create a guest: ${JSON.stringify(body)}`);
  return body as { id: string; fullName: string; version: number };
}
