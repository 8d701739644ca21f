import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { nonceOf, sharePage } from "@/server/cache/shared-policy";

/** An answer as the application gave it. */
export interface Rendered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Encoding = "br" | "gzip" | "identity";

/** A body with the headers of the answer that brings it, names and values in turn. */
export interface Encoded {
  body: Buffer;
  headers: string[];
}

/** A finished answer for everybody. */
export interface Entry {
  etag: string;
  /** Names and values in turn, ready to be sent, but for those of a body. */
  headers: string[];
  /** The body as it was encoded for somebody before. */
  ready(encoding: Encoding): Encoded | undefined;
  encode(encoding: Encoding): Promise<Encoded>;
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

/**
 * Nobody's own answer may be taken for everybody's, nor the other way round, nor a payload for a page. What else Next's
 * router sends with a navigation stands as a hash in its address, or Next answers with a redirect; nginx keeps nothing
 * whose Vary has more than 128 characters.
 */
const vary = "Accept-Encoding, Cookie, Authorization, rsc";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

function encodings(body: Buffer, isCompressible: boolean, headers: string[]): Pick<Entry, "ready" | "encode"> {
  const ready = new Map<Encoding, Encoded>();
  const making = new Map<Encoding, Promise<Encoded>>();
  const make = async (encoding: Encoding) => {
    const bytes = encoding === "identity" ? body : await compress[encoding](body);
    const named = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const made = { body: bytes, headers: [...headers, ...named, "Content-Length", String(bytes.length)] };
    ready.set(encoding, made);
    return made;
  };
  const possible = (wanted: Encoding) => (isCompressible ? wanted : "identity");
  return {
    ready: (wanted) => ready.get(possible(wanted)),
    encode(wanted) {
      const encoding = possible(wanted);
      const made = making.get(encoding) ?? make(encoding);
      making.set(encoding, made);
      return made;
    },
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
  const sent = [
    ...own.flat(),
    ...(ownPolicy === null ? [] : ["Content-Security-Policy", ownPolicy]),
    ...["Cache-Control", isItsOwn ? (cacheControl ?? "") : holdForAMoment],
    ...["Vary", isItsOwn ? "Accept-Encoding" : vary],
    ...["ETag", etag],
  ];
  return {
    etag,
    headers: sent,
    ...encodings(content, isText, sent),
    // Compressed, it takes a tenth again, twice at most.
    bytes: Math.ceil(content.length * 1.3) + 4_096,
    expiresAt,
  };
}
