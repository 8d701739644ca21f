import { readBytes } from "@/lib/http/body";
import { AppError } from "@/lib/http/problem";

/**
 * The fields of a multipart/form-data body by name (the last of several with one name), files as File, and the body's
 * bytes. Throws AppError: 415 another type, 413 over the limit, 400 not a form.
 */
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
