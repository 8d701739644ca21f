import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { nonceOf, sharePage } from "@/server/cache/shared-policy";
import { navigationHeaders } from "@/server/cache/shared-request";

/** An answer as the application gave it. */
export interface Rendered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

/** A finished answer for everybody. */
export interface Entry {
  etag: string;
  /** Names and values in turn, ready to be sent, but for those of the body. */
  headers: string[];
  /** The body and the headers that go with it. */
  encoded(encoding: Encoding): Promise<{ body: Buffer; headers: string[] }>;
  /** How much memory it may take. */
  bytes: number;
  /** From this instant (milliseconds since 1970) on it is old, whatever the database says. */
  expiresAt: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|.*\+xml)|image\/svg)/;

/** Of the connection, of one answer, or decided here anew. */
const notKept = new Set([
  ..."connection keep-alive transfer-encoding date x-request-id content-length".split(" "),
  ..."cache-control vary etag content-security-policy".split(" "),
]);

/**
 * A CDN or nginx may hold it for a second; browsers ask every time and mostly hear 304 (docs/scaling.md). What the
 * application itself calls public, such as a picture under its hash, keeps its own rule.
 */
const holdForAMoment = "public, max-age=0, s-maxage=1, must-revalidate";

/** Nobody's own answer may be taken for everybody's, nor the other way round. */
const vary = ["Accept-Encoding", "Cookie", "Authorization", ...navigationHeaders].join(", ");

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

function encodings(body: Buffer, isCompressible: boolean): Entry["encoded"] {
  const made = new Map<Encoding, ReturnType<Entry["encoded"]>>();
  const make = async (encoding: Encoding) => {
    const bytes = encoding === "identity" ? body : await compress[encoding](body);
    const named = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    return { body: bytes, headers: [...named, "Content-Length", String(bytes.length)] };
  };
  return (wanted) => {
    const encoding = isCompressible ? wanted : "identity";
    const known = made.get(encoding);
    if (known) return known;
    const making = make(encoding);
    made.set(encoding, making);
    return making;
  };
}

/** The row of a client navigation's payload that stands for what could not be rendered; the status is 200 all the same. */
const brokenRow = ':E{"digest":';

const isBroken = ({ headers, body }: Rendered): boolean =>
  (headers["content-type"]?.startsWith("text/x-component") ?? false) && body.includes(brokenRow);

/** The entry that a rendered answer makes, or null if it is not everybody's to have. */
export function entryOf(rendered: Rendered, expiresAt: number): Entry | null {
  const { status, headers, body } = rendered;
  if (status !== 200 || headers["set-cookie"] || isBroken(rendered)) return null;
  const policy = headers["content-security-policy"];
  const nonce = typeof policy === "string" ? nonceOf(policy) : null;
  const isText = compressible.test(headers["content-type"] ?? "");
  let content = body;
  let own = Object.entries(headers).filter(([name]) => !notKept.has(name)) as [string, string][];
  let ownPolicy = typeof policy === "string" ? policy : null;
  if (nonce !== null && ownPolicy !== null) {
    // A picture has no place for a nonce, and its bytes are no text.
    const page = sharePage(isText ? body.toString("utf8") : "", ownPolicy, nonce);
    if (!page) return null;
    if (isText) content = Buffer.from(page.html);
    ownPolicy = page.policy;
    own = own.map(([name, value]) => [name, value.replaceAll(`; nonce="${nonce}"`, "")]);
  }
  const cacheControl = headers["cache-control"];
  const isItsOwn = cacheControl?.startsWith("public") ?? false;
  const etag = `W/"${createHash("sha256").update(content).digest("base64url")}"`;
  return {
    etag,
    headers: [
      ...own.flat(),
      ...(ownPolicy === null ? [] : ["Content-Security-Policy", ownPolicy]),
      ...["Cache-Control", isItsOwn ? (cacheControl ?? "") : holdForAMoment],
      ...["Vary", isItsOwn ? "Accept-Encoding" : vary],
      ...["ETag", etag],
    ],
    encoded: encodings(content, isText),
    // Compressed, it takes a tenth again, twice at most.
    bytes: Math.ceil(content.length * 1.3) + 4_096,
    expiresAt,
  };
}
