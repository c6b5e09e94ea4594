import type { StreamInfo } from '@nats-io/jetstream';

/** Time after which a lagging copy is reported. It will not recover by itself, or its server is gone. */
const LAGGING_AFTER_MILLISECONDS = 60_000;

/**
 * Watches the copies of a stream. A copy stays behind if it cannot catch up, or if it is ahead of the leader, as after
 * two servers are killed. An operator must then recreate it.
 */
export class LaggingCopies {
  readonly #since = new Map<string, number>();
  readonly #reported = new Set<string>();

  constructor(private readonly complain: (message: string) => void) {}

  /** The number of copies that are not current. */
  get count(): number {
    return this.#since.size;
  }

  /** Records the state of the copies, as the leader reports it. **Units**: `now` in milliseconds. */
  look({ cluster, config: { name } }: Pick<StreamInfo, 'cluster' | 'config'>, now = Date.now()): void {
    const lagging = (cluster?.replicas ?? []).filter(({ current, offline }) => !current || offline);
    const names = new Set(lagging.map((peer) => peer.name));
    for (const server of this.#since.keys())
      if (!names.has(server)) {
        this.#since.delete(server);
        this.#reported.delete(server);
      }
    for (const server of names) {
      const since = this.#since.get(server) ?? now;
      this.#since.set(server, since);
      if (now - since < LAGGING_AFTER_MILLISECONDS || this.#reported.has(server)) continue;
      this.#reported.add(server);
      this.complain(
        `the copy of the shared log on the NATS server ${server} has not been current for ${LAGGING_AFTER_MILLISECONDS / 1000} s: start the server or, if it is running, recreate the copy with "nats stream cluster peer-remove ${name} ${server}"`,
      );
    }
  }
}
