import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { nonceOf, replaceNonce } from "@/lib/platform/http/nonce-to-hashes";
import type { RenderedResponse } from "@/server/render-in-memory";

export type Encoding = "br" | "gzip" | "identity";

interface EncodedResponse {
  body: Buffer;
  headers: string[];
}

export interface SharedResponse {
  status: number;
  etag: string;
  /** Names and values in turn; `encode` adds those that depend on the encoding. */
  headers: string[];
  encode(encoding: Encoding): Promise<EncodedResponse>;
  /** False if it is only for the requests that wait for it. */
  isStored: boolean;
  /** Estimated memory, with the compressed copies. */
  bytes: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|.*\+xml)|image\/svg)/;

/** Headers of one connection or one response, and those that are replaced. */
const droppedHeaders = new Set(
  "connection keep-alive transfer-encoding date x-request-id content-length cache-control vary etag".split(" "),
);

/** Proxies may cache for one second; browsers revalidate each time (docs/scaling.md). */
const sharedCacheControl = "public, max-age=0, s-maxage=1, must-revalidate";

/** At most 128 characters, or nginx does not cache. */
const sharedVary = "Accept-Encoding, Cookie, Authorization, rsc";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

function encoder(body: Buffer, headers: string[], isCompressible: boolean): SharedResponse["encode"] {
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

function withoutNonce({ status, headers, body }: RenderedResponse, isText: boolean): RenderedResponse {
  const policy = headers["content-security-policy"]?.toString() ?? "";
  const nonce = nonceOf(policy);
  if (nonce === null) return { status, headers, body };
  const page = replaceNonce(isText ? body.toString() : "", policy, nonce);
  const preloads = headers.link?.toString().replaceAll(`; nonce="${nonce}"`, "");
  const replaced = { "content-security-policy": page.policy, ...(preloads && { link: preloads }) };
  return { status, headers: { ...headers, ...replaced }, body: isText ? Buffer.from(page.html) : body };
}

/** Throws if the response sets a cookie, or if its policy would have too many hashes. */
export function sharedResponse(response: RenderedResponse, statuses: readonly number[]): SharedResponse {
  if (response.headers["set-cookie"]) throw new Error("The response sets a cookie.");
  const isText = compressible.test(response.headers["content-type"] ?? "");
  const { status, headers: rendered, body } = withoutNonce(response, isText);
  const isStored = statuses.includes(status);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  const keptHeaders = Object.entries(rendered).filter(([name]) => !droppedHeaders.has(name)) as [
    name: string,
    value: string,
  ][];
  const headers = [...keptHeaders.flat(), ...cacheHeaders(rendered["cache-control"] ?? "", isStored), "ETag", etag];
  return {
    status,
    etag,
    headers,
    encode: encoder(body, headers, isText),
    isStored,
    // The compressed copies take about a tenth each, headers and the rest less than 4 KiB.
    bytes: Math.ceil(body.length * 1.3) + 4_096,
  };
}

function cacheHeaders(cacheControl: string, isStored: boolean): string[] {
  if (!isStored) return ["Cache-Control", "private, no-store"];
  if (cacheControl.startsWith("public")) return ["Cache-Control", cacheControl, "Vary", "Accept-Encoding"];
  return ["Cache-Control", sharedCacheControl, "Vary", sharedVary];
}
