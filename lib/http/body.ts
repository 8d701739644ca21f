import { AppError } from "@/lib/http/problem";

/** Larger request bodies are refused, never truncated. */
export const maxBodyBytes = 16 * 1024 * 1024;

function tooLarge(): AppError {
  return new AppError(413, "This request is larger than 16 MiB. Send smaller files and try again.");
}

/** The whole body. Throws AppError 413 over the limit. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A JSON body and the bytes it was read from. Throws AppError: 415 another type, 413 over the limit, 400 not JSON. */
export async function readJson(request: Request): Promise<{ bytes: Uint8Array; value: unknown }> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError(415, "Send the request's body as application/json.");
  }
  const bytes = await readBytes(request);
  try {
    return { bytes, value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    throw new AppError(400, "The request's body is not valid JSON.");
  }
}
