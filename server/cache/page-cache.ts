import { LRUCache } from "lru-cache";
import { type Entry, entryOf, type Rendered } from "@/server/cache/entry";
import type { SharedRequest } from "@/server/cache/shared-request";

/** What somebody who asked gets: a finished entry, or the answer that was made for them alone, or neither. */
export interface Answer {
  entry?: Entry;
  rendered?: Rendered;
}

type Flight = Promise<{ entry: Entry | null; rendered: Rendered }>;

const maxBytes = 96 * 1024 * 1024;
const maxEntryBytes = 24 * 1024 * 1024;
const minuteMs = 60_000;

/**
 * Finished answers for everybody, each rendered once however many ask at the same time. `empty` is called after every
 * change of what visitors may see: what was rendered before it, or begun to be, is not given to anybody who asks
 * after it.
 */
export class PageCache {
  #generation = 0;
  readonly #flights = new Map<string, Flight>();
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
  });

  /** `now` is the site's clock: what a page says about the time holds until that shows another minute. */
  constructor(
    private readonly render: (request: SharedRequest, requestId: string) => Promise<Rendered>,
    private readonly now: () => number,
  ) {}

  /** Forgets everything. */
  empty(): void {
    this.#generation++;
    this.#entries.clear();
    this.#flights.clear();
  }

  /** The entry if it is there and still true. */
  peek(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > this.now() ? entry : undefined;
  }

  /**
   * The answer to a request; neither where it turned out to be somebody else's, and this one has to be made apart. That
   * there is too much to do already is the answer to all who waited for it: made apart, each would make that worse.
   */
  async answer(request: SharedRequest, requestId: string): Promise<Answer> {
    const entry = this.peek(request.key);
    if (entry) return { entry };
    const joined = this.#flights.get(request.key);
    const landed = await (joined ?? this.#depart(request, requestId));
    if (landed.entry) return { entry: landed.entry };
    const isOwn = joined === undefined || landed.rendered.status === 503;
    return isOwn ? { rendered: landed.rendered } : {};
  }

  #depart(request: SharedRequest, requestId: string): Flight {
    const flight = this.#fly(request, requestId);
    this.#flights.set(request.key, flight);
    const forget = () => {
      if (this.#flights.get(request.key) === flight) this.#flights.delete(request.key);
    };
    flight.then(forget, forget);
    return flight;
  }

  async #fly(request: SharedRequest, requestId: string): Flight {
    const generation = this.#generation;
    const minute = Math.floor(this.now() / minuteMs);
    const rendered = await this.render(request, requestId);
    const entry = entryOf(rendered, (minute + 1) * minuteMs);
    // What was seen before a change must not outlive it.
    if (entry && generation === this.#generation) this.#entries.set(request.key, entry);
    return { entry, rendered };
  }
}
