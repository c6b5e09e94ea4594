import type { Topic } from './topic.js';

/** A topic that is kept up to date until it is stopped. */
export interface RunningTopic {
  readonly topic: Promise<Topic>;
  readonly stop: () => void;
}

/** Topics by match or league id. Each runs while it has users. */
export class Topics {
  readonly #used = new Map<number, RunningTopic & { users: number }>();

  constructor(private readonly make: (id: number) => RunningTopic) {}

  /** Returns a topic, and a function that releases it. */
  use(id: number): { readonly topic: Promise<Topic>; readonly release: () => void } {
    const used = this.#used.get(id) ?? { ...this.make(id), users: 0 };
    this.#used.set(id, used);
    used.users += 1;
    return {
      topic: used.topic,
      release: () => {
        used.users -= 1;
        if (used.users > 0) return;
        this.#used.delete(id);
        used.stop();
      },
    };
  }
}
