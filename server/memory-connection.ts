import { Duplex } from "node:stream";

/** One end of a connection inside of this process; what is written to it is read from the other end. */
class End extends Duplex {
  other: End | undefined;
  #wantsMore: (() => void) | undefined;

  override _read(): void {
    const proceed = this.#wantsMore;
    this.#wantsMore = undefined;
    proceed?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.other?.receive(chunk, done);
  }

  override _final(done: () => void): void {
    this.other?.receive(null, done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const { other } = this;
    // The other end hears of it as it would from a socket.
    if (other && !other.destroyed && !this.writableFinished) queueMicrotask(() => other.destroy());
    done(error);
  }

  receive(chunk: Buffer | null, done: () => void): void {
    if (this.destroyed || this.push(chunk) || chunk === null) done();
    else this.#wantsMore = done;
  }
}

/** The two ends of a connection that needs no port and that nobody else can reach. */
export function memoryConnection(): [Duplex, Duplex] {
  const [one, other] = [new End(), new End()];
  one.other = other;
  other.other = one;
  return [one, other];
}
