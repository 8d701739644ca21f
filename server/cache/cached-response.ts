import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isFailedNavigation } from "@/server/next-internals/flight-data";
import { nonceOf, replaceNonce } from "@/server/next-internals/nonce-to-hashes";
import type { BufferedResponse } from "@/server/response";

export type Encoding = "br" | "gzip" | "identity";

/** A body with all headers of its response, names and values in turn. */
export interface EncodedResponse {
  body: Buffer;
  headers: string[];
}

/** A response that is the same for every anonymous visitor. */
export interface CachedResponse {
  status: number;
  etag: string;
  /** Names and values in turn, without those of an encoded body. */
  headers: string[];
  /** Compresses on first use. */
  encode(encoding: Encoding): Promise<EncodedResponse>;
  /** Estimated memory. */
  bytes: number;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|.*\+xml)|image\/svg)/;

/** Headers of one connection or one response, and those that are replaced. */
const droppedHeaders = new Set([
  ..."connection keep-alive transfer-encoding date x-request-id content-length".split(" "),
  ..."cache-control vary etag content-security-policy".split(" "),
]);

/** Proxies may cache for one second; browsers revalidate each time (docs/scaling.md). */
const sharedCacheControl = "public, max-age=0, s-maxage=1, must-revalidate";

/** At most 128 characters, or nginx does not cache. Next's other router headers are hashed into the URL. */
const sharedVary = "Accept-Encoding, Cookie, Authorization, rsc";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

function encoder(body: Buffer, headers: string[], isCompressible: boolean): CachedResponse["encode"] {
  const encoded = new Map<Encoding, Promise<EncodedResponse>>();
  const encode = async (encoding: Encoding): Promise<EncodedResponse> => {
    const bytes = encoding === "identity" ? body : await compress[encoding](body);
    const contentEncoding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    return { body: bytes, headers: [...headers, ...contentEncoding, "Content-Length", String(bytes.length)] };
  };
  return (accepted) => {
    const encoding = isCompressible ? accepted : "identity";
    const result = encoded.get(encoding) ?? encode(encoding);
    encoded.set(encoding, result);
    return result;
  };
}

interface Content {
  body: Buffer;
  headers: [name: string, value: string][];
}

/** Body and headers without a nonce, or null if the page needs one. */
function withoutNonce({ headers, body }: BufferedResponse, isText: boolean): Content | null {
  const kept = Object.entries(headers).filter(([name]) => !droppedHeaders.has(name)) as Content["headers"];
  const policy = headers["content-security-policy"];
  if (typeof policy !== "string") return { body, headers: kept };
  const nonce = nonceOf(policy);
  if (nonce === null) return { body, headers: [...kept, ["Content-Security-Policy", policy]] };
  const page = replaceNonce(isText ? body.toString("utf8") : "", policy, nonce);
  if (!page) return null;
  const cleaned = kept.map(([name, value]): [string, string] => [name, value.replaceAll(`; nonce="${nonce}"`, "")]);
  return {
    body: isText ? Buffer.from(page.html) : body,
    headers: [...cleaned, ["Content-Security-Policy", page.policy]],
  };
}

/** Converts Next's response with one of these statuses into one for everybody, or returns null if it must not be shared. */
export function cachedResponse(
  response: BufferedResponse,
  expiresAt: number,
  statuses: readonly number[] = [200],
): CachedResponse | null {
  if (!statuses.includes(response.status) || response.headers["set-cookie"] || isFailedNavigation(response))
    return null;
  const isText = compressible.test(response.headers["content-type"] ?? "");
  const content = withoutNonce(response, isText);
  if (!content) return null;
  const { body } = content;
  const ownCacheControl = response.headers["cache-control"];
  const caching = ownCacheControl?.startsWith("public")
    ? ["Cache-Control", ownCacheControl, "Vary", "Accept-Encoding"]
    : ["Cache-Control", sharedCacheControl, "Vary", sharedVary];
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  const headers = [...content.headers.flat(), ...caching, "ETag", etag];
  return {
    status: response.status,
    etag,
    headers,
    encode: encoder(body, headers, isText),
    // Compressed copies take about a tenth each.
    bytes: Math.ceil(body.length * 1.3) + 4_096,
    expiresAt,
  };
}
