import { AppError } from "@/lib/platform/errors/problem";

export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KiB` : `${bytes / 1024 / 1024} MiB`;

export const tooLarge = (limit: number): AppError =>
  new AppError(413, `This request is larger than ${sizeText(limit)}.`);

/** Throws 413 above `limit` bytes, 400 if the client breaks the body off. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      // Read to its end nevertheless, because stopping would close the connection before the response.
      if (size <= limit) chunks.push(chunk);
    }
  } catch {
    throw new AppError(400, "The request's body is incomplete.");
  }
  if (size > limit) throw tooLarge(limit);
  return Buffer.concat(chunks);
}

/** Throws 415 for another type, 413 above `limit` bytes, 400 for invalid JSON. */
export async function readJson(request: Request, limit: number): Promise<{ bytes: Uint8Array; value: unknown }> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError(415, "Send the request's body as application/json.");
  }
  const bytes = await readBytes(request, limit);
  try {
    return { bytes, value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    throw new AppError(400, "The request's body is not valid JSON.");
  }
}

/** Throws 415 for another type, 413 above `limit` bytes, 400 for an invalid form. */
export async function readForm(request: Request, limit: number): Promise<{ bytes: Uint8Array; value: unknown }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type))
    throw new AppError(415, "Send the request's body as multipart/form-data.");
  const bytes = await readBytes(request, limit);
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
    return { bytes, value: Object.fromEntries(form) };
  } catch {
    throw new AppError(400, "The request's body is not a valid form.");
  }
}
