import type { NextRequest } from "next/server";
import { authenticate } from "@/lib/platform/auth/authenticate";
import { readPicture } from "@/lib/platform/picture/queries";

/** The hash of a picture in base64url, with "-card" for the small version. */
const address = /^([\w-]{22})(-card)?\.webp$/;

/** An invalid bearer token counts as no login. */
async function isSignedIn(request: NextRequest): Promise<boolean> {
  const session = await authenticate(request).catch(() => null);
  return session !== null;
}

/** A picture by its hash; 404 if there is none, or if it is not public and the request has no valid login. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const [, hash, card] = address.exec((await params).file) ?? [];
  const picture = hash ? await readPicture(hash, card ? "card" : "full") : null;
  if (!picture || (!picture.isPublic && !(await isSignedIn(request))))
    return new Response("There is no such picture.", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(picture.bytes, {
    headers: {
      "Content-Type": "image/webp",
      // Proxies must not show a picture once it was deleted or is no longer public.
      "Cache-Control": `${picture.isPublic ? "public, s-maxage=1" : "private"}, max-age=31536000, immutable`,
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
