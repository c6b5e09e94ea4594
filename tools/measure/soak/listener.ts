import { get, type ClientRequest } from 'node:http';

/** Events that a client received wrongly, and events that it missed. */
export interface Heard {
  readonly events: number;
  readonly lost: number;
  readonly wrong: number;
  readonly resumed: number;
}

/** The data of the events of each match, in their order. */
export type Expected = ReadonlyMap<number, readonly string[]>;

/**
 * A client that checks that every event of its stream is the next one of its match. It reconnects from time to time.
 */
export class SoakListener {
  readonly #next = new Map<number, number>();
  #text = '';
  #lastId: string | undefined;
  #wrong = 0;
  #events = 0;
  #resumed = -1;
  #request: ClientRequest | undefined;
  #isStopped = false;

  constructor(
    private readonly port: number,
    private readonly path: string,
    private readonly key: string,
    private readonly matches: readonly number[],
    private readonly expected: Expected,
  ) {}

  /** Listens from its last position. Resolves once the stream has begun. */
  listen(): Promise<void> {
    this.#text = '';
    this.#resumed += 1;
    return new Promise((resolve, reject) => {
      const headers = {
        Authorization: `Bearer ${this.key}`,
        ...(this.#lastId !== undefined && { 'Last-Event-ID': this.#lastId }),
      };
      const request = get({ port: this.port, path: this.path, headers, agent: false }, (res) => {
        if (res.statusCode !== 200) {
          reject(new Error(`${this.path} answered ${res.statusCode}`));
          return;
        }
        res
          .setEncoding('utf8')
          .on('data', (piece: string) => {
            if (this.#request === request) this.#take(piece);
            resolve();
          })
          .on('error', () => undefined);
      });
      request.on('error', () => undefined);
      this.#request = request;
    });
  }

  /** Disconnects and reconnects. */
  async comeBack(): Promise<void> {
    if (this.#isStopped) return;
    this.#request?.destroy();
    this.#request = undefined;
    await this.listen();
  }

  stop(): void {
    this.#isStopped = true;
    this.#request?.destroy();
  }

  get isDone(): boolean {
    return this.matches.every((id) => (this.#next.get(id) ?? 0) >= (this.expected.get(id)?.length ?? 0));
  }

  heard(): Heard {
    const lost = this.matches.reduce(
      (sum, id) => sum + (this.expected.get(id)?.length ?? 0) - (this.#next.get(id) ?? 0),
      0,
    );
    return { events: this.#events, lost, wrong: this.#wrong, resumed: this.#resumed };
  }

  #take(piece: string): void {
    const blocks = (this.#text + piece).split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) this.#event(block.split('\n'));
  }

  #event(lines: readonly string[]): void {
    const field = (name: string): string | undefined =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    this.#lastId = field('id') ?? this.#lastId;
    const data = field('data');
    if (data === undefined || field('event') === 'position') return;
    this.#events += 1;
    const matchId = Number(/"matchId":(\d+)/u.exec(data)?.[1]);
    const next = this.#next.get(matchId) ?? 0;
    const at = this.expected.get(matchId)?.indexOf(data, next) ?? -1;
    if (at !== next) this.#wrong += 1;
    this.#next.set(matchId, at < 0 ? next : at + 1);
  }
}
