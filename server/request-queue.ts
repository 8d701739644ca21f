/** Frees the slot; a second call has no effect. */
export type Release = () => void;

export interface QueuedRequest {
  /** Kinds take turns, such as pages and the API. */
  kind: string;
  /** Clients take turns, within each kind of request. */
  client: string;
  /** All requests of a group hold at most a quarter of the slots while the queue is under pressure. */
  group?: string | undefined;
}

export interface QueueOptions {
  /** Requests that run at once. */
  slots: number;
  /** Used slots from which a group is limited to its quarter. */
  fairFrom: number;
  /** Requests that wait at once; one client may have half of them. */
  maxWaiting: number;
  /** The longest wait. */
  timeoutMs: number;
}

interface Waiting extends QueuedRequest {
  start: () => void;
}

/** Limits how many requests run at once; the others wait for their turn, first kind by kind, then client by client. */
export class RequestQueue {
  #used = 0;
  readonly #usedBy = new Map<string, number>();
  #waitingCount = 0;
  /** By kind, then by client, each in the order of turns. */
  readonly #waiting = new Map<string, Map<string, Set<Waiting>>>();

  constructor(private readonly options: QueueOptions) {}

  /** Waits for a slot; null if the queue is full, after the longest wait, and when `signal` is aborted. */
  async acquire(request: QueuedRequest, signal?: AbortSignal): Promise<Release | null> {
    if (this.#mayStart(request)) return this.#use(request);
    return signal?.aborted || this.#isFull(request) ? null : this.#wait(request, signal);
  }

  #mayStart({ group }: QueuedRequest): boolean {
    const { slots, fairFrom } = this.options;
    const hasItsShare = group !== undefined && (this.#usedBy.get(group) ?? 0) >= slots / 4;
    return this.#used < slots && !(hasItsShare && this.#used >= fairFrom);
  }

  #isFull({ kind, client }: QueuedRequest): boolean {
    const { maxWaiting } = this.options;
    const own = this.#waiting.get(kind)?.get(client)?.size ?? 0;
    return this.#waitingCount >= maxWaiting || own >= maxWaiting / 2;
  }

  #use({ group }: QueuedRequest): Release {
    this.#count(group, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#count(group, -1);
      this.#startWaiting();
    };
  }

  #count(group: string | undefined, change: 1 | -1): void {
    this.#used += change;
    if (group === undefined) return;
    const used = (this.#usedBy.get(group) ?? 0) + change;
    if (used > 0) this.#usedBy.set(group, used);
    else this.#usedBy.delete(group);
  }

  #wait(request: QueuedRequest, signal?: AbortSignal): Promise<Release | null> {
    return new Promise((resolve) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        this.#remove(waiting);
      };
      const giveUp = () => {
        stopWaiting();
        resolve(null);
      };
      const start = () => {
        stopWaiting();
        resolve(this.#use(request));
      };
      const waiting = { ...request, start };
      const timer = setTimeout(giveUp, this.options.timeoutMs);
      signal?.addEventListener("abort", giveUp);
      this.#add(waiting);
    });
  }

  #add(waiting: Waiting): void {
    const { kind, client } = waiting;
    const clients = this.#waiting.get(kind) ?? new Map<string, Set<Waiting>>();
    const own = clients.get(client) ?? new Set();
    this.#waiting.set(kind, clients);
    clients.set(client, own.add(waiting));
    this.#waitingCount++;
  }

  #remove(waiting: Waiting): void {
    const { kind, client } = waiting;
    const clients = this.#waiting.get(kind);
    const own = clients?.get(client);
    if (!clients || !own?.delete(waiting)) return;
    this.#waitingCount--;
    if (own.size === 0) clients.delete(client);
    if (clients.size === 0) this.#waiting.delete(kind);
  }

  #startWaiting(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      next.start();
      this.#moveToEnd(next);
    }
  }

  #next(): Waiting | undefined {
    for (const clients of this.#waiting.values()) {
      for (const [first] of clients.values()) if (first && this.#mayStart(first)) return first;
    }
    return undefined;
  }

  /** The next turn is another kind's, and within this kind another client's. */
  #moveToEnd({ kind, client }: QueuedRequest): void {
    const clients = this.#waiting.get(kind);
    const own = clients?.get(client);
    if (!clients) return;
    this.#waiting.delete(kind);
    this.#waiting.set(kind, clients);
    if (!own) return;
    clients.delete(client);
    clients.set(client, own);
  }
}
