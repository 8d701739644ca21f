import { isUtf8 } from "node:buffer";
import { StringDecoder } from "node:string_decoder";
import { AppError } from "@/lib/platform/errors/problem";
import { formBoundary, isQuickToParse, tooManyParts } from "@/lib/platform/http/form-parts";
import { jsonShapeCheck } from "@/lib/platform/http/json-shape";

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`;

export const tooLarge = (limit: number): AppError =>
  new AppError(413, `This request is larger than ${sizeText(limit)}.`);

/** Called with each chunk; returns the error with which the body is refused. */
type ChunkCheck = (chunk: Uint8Array) => AppError | undefined;

/** Throws 413 above `limit` bytes, 400 if the client breaks the body off. */
export async function readBytes(request: Request, limit: number, check?: ChunkCheck): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let refusal: AppError | undefined;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      // A refused body is read to its end, because stopping would close the connection before the response.
      refusal ??= size > limit ? tooLarge(limit) : check?.(chunk);
      if (!refusal) chunks.push(chunk);
    }
  } catch {
    throw new AppError(400, "The request’s body is incomplete.");
  }
  if (refusal) throw refusal;
  return Buffer.concat(chunks);
}

/** How many values a JSON body can have: far more than any endpoint needs. */
const maxValues = 20_000;

/** Throws 415 for another type, 413 above `limit` bytes or for too many values, 400 for invalid JSON. */
export async function readJson(request: Request, limit: number): Promise<{ bytes: Uint8Array; value: unknown }> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError(415, "Send the request’s body as application/json.");
  }
  const reasonToRefuse = jsonShapeCheck(maxValues);
  // Chunk by chunk, because decoding a long body at once would hold up other requests.
  const decoder = new StringDecoder();
  let text = "";
  const bytes = await readBytes(request, limit, (chunk) => {
    const reason = reasonToRefuse(chunk);
    if (reason) return new AppError(413, reason);
    text += decoder.write(chunk);
  });
  try {
    if (!isUtf8(bytes)) throw new TypeError("This is not UTF-8.");
    return { bytes, value: JSON.parse((text + decoder.end()).replace(/^\uFEFF/, "")) };
  } catch {
    throw new AppError(400, "The request’s body is not valid JSON.");
  }
}

const notAForm = () => new AppError(400, "The request’s body is not a valid form.");

/** Throws 415 for another type, 413 above `limit` bytes or for too many parts, 400 for an invalid form. */
export async function readForm(request: Request, limit: number): Promise<{ bytes: Uint8Array; value: unknown }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type))
    throw new AppError(415, "Send the request’s body as multipart/form-data.");
  const bytes = await readBytes(request, limit);
  const boundary = formBoundary(type);
  if (boundary === undefined) throw notAForm();
  if (!isQuickToParse(bytes, boundary)) throw new AppError(413, tooManyParts);
  try {
    const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
    const form = await new Response(new Uint8Array(bytes), { headers }).formData();
    return { bytes, value: Object.fromEntries(form) };
  } catch {
    throw notAForm();
  }
}
