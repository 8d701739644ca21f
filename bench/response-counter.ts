const headEnd = "\r\n\r\n";

/** Returns undefined while the body is incomplete. */
function chunkedLength(data: Buffer, start: number): number | undefined {
  for (let at = start; ; ) {
    const lineEnd = data.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(data.toString("latin1", at, lineEnd), 16);
    // A line end follows each chunk, the empty last one too.
    at = lineEnd + 2 + size + 2;
    if (at > data.length) return undefined;
    if (size === 0) return at - start;
  }
}

/** Reads heads and skips bodies, to be fast. */
export class ResponseCounter {
  #pending: Buffer = Buffer.alloc(0);
  #bodyBytesLeft = 0;

  /** Throws the status line of a response that is not 200. */
  read(received: Buffer): number {
    const data = this.#pending.length > 0 ? Buffer.concat([this.#pending, received]) : received;
    let at = 0;
    let completed = 0;
    while (at < data.length) {
      if (this.#bodyBytesLeft === 0) {
        const bodyStart = this.#readHead(data, at);
        if (bodyStart === undefined) break;
        at = bodyStart;
      }
      const skipped = Math.min(this.#bodyBytesLeft, data.length - at);
      this.#bodyBytesLeft -= skipped;
      at += skipped;
      if (this.#bodyBytesLeft === 0) completed++;
    }
    this.#pending = data.subarray(at);
    return completed;
  }

  /** Undefined if more bytes are needed. */
  #readHead(data: Buffer, start: number): number | undefined {
    const end = data.indexOf(headEnd, start);
    if (end === -1) return undefined;
    const head = data.toString("latin1", start, end);
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`A response was not 200: ${head.split("\r\n", 1)[0]}`);
    const bodyStart = end + headEnd.length;
    const [, contentLength] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
    const length = contentLength === undefined ? chunkedLength(data, bodyStart) : Number(contentLength);
    if (length === undefined) return undefined;
    this.#bodyBytesLeft = length;
    return bodyStart;
  }
}
