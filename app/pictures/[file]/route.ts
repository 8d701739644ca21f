import { readPicture } from "@/lib/platform/picture/queries";

const address = /^([\w-]{22})(-card)?\.webp$/;

/** A picture by its hash, which makes it immutable. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, hash, card] = address.exec((await params).file) ?? [];
  const bytes = hash ? await readPicture(hash, card ? "card" : "full") : null;
  if (!bytes)
    return new Response("There is no such picture.", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
