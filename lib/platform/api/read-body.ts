import { setImmediate } from "node:timers/promises";
import { defaultBodyLimit, type Endpoint } from "@/lib/platform/api/endpoint";
import { readForm, readJson } from "@/lib/platform/http/body";
import { parseBody } from "@/lib/platform/http/parse";

/** Throws 400, 413, 415 and 422. */
export async function readBody(request: Request, { body, bodyType, bodyLimit = defaultBodyLimit }: Endpoint) {
  if (!body) return { body: undefined, bytes: new Uint8Array() };
  const read = bodyType === "multipart/form-data" ? readForm : readJson;
  const { bytes, value } = await read(request, bodyLimit);
  // Parsing a long body and validating it each take a while, so other requests are handled in between.
  await setImmediate();
  return { body: parseBody(body, value), bytes };
}
