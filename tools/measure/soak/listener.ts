/** A client that checks that every event of its stream is the next one of its match. It can reconnect. */
export class SoakListener {
  events = 0;
  outOfTurn = 0;
  resumed = -1;
  readonly #next = new Map<number, number>();
  #lastId = '';
  #closing = new AbortController();

  /** **Shape**: `expected` is the data of each match's events, in order. */
  constructor(
    private readonly url: string,
    private readonly key: string,
    private readonly matches: readonly number[],
    private readonly expected: ReadonlyMap<number, readonly string[]>,
  ) {}

  /** Number of events that have not arrived. */
  get lost(): number {
    return this.matches.reduce((sum, id) => sum + (this.expected.get(id)?.length ?? 0) - (this.#next.get(id) ?? 0), 0);
  }

  stop(): void {
    this.#closing.abort();
  }

  /** Opens a new connection and listens from its last position. **Throws** if the connection is refused. */
  async listen(): Promise<void> {
    this.stop();
    this.#closing = new AbortController();
    this.resumed += 1;
    const headers = { Authorization: `Bearer ${this.key}`, ...(this.#lastId && { 'Last-Event-ID': this.#lastId }) };
    const { signal } = this.#closing;
    const { status, body } = await fetch(this.url, { headers, signal });
    // The request did not leave this busy machine in time: it is sent again, as the clients do.
    if (status === 408) {
      await this.listen();
      return;
    }
    if (status !== 200 || body === null) throw new Error(`${this.url} answered ${status}`);
    // It ends when the connection is closed. What did not come is lost.
    this.#read(body, signal).catch(() => undefined);
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal): Promise<void> {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      if (signal.aborted) return;
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#event(block);
    }
  }

  #event(block: string): void {
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1];
    this.#lastId = field('id') ?? this.#lastId;
    const data = field('data');
    if (data === undefined || field('event') === 'position') return;
    this.events += 1;
    const matchId = Number(/"matchId":(\d+)/u.exec(data)?.[1]);
    const next = this.#next.get(matchId) ?? 0;
    const at = this.expected.get(matchId)?.indexOf(data, next) ?? -1;
    if (at !== next) this.outOfTurn += 1;
    this.#next.set(matchId, at < 0 ? next : at + 1);
  }
}
