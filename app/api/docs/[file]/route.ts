import { assets } from "@/app/api/docs/assets";
import { notFound, problemResponse } from "@/lib/platform/errors/problem";

/** The files of the reference page; their URLs change with their content. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const asset = assets().get((await params).file);
  if (!asset) return problemResponse(notFound("file"), request.headers.get("x-request-id") ?? crypto.randomUUID());
  return new Response(asset.body, {
    headers: { "Content-Type": asset.type, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
