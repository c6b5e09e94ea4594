import type { Topic } from './topic.js';

/** A topic that is kept up to date until it is stopped. */
export interface KeptTopic {
  readonly topic: Promise<Topic>;
  readonly stop: () => void;
}

/** Topics by what they are about, each kept as long as somebody uses it. */
export class Topics {
  readonly #used = new Map<number, KeptTopic & { users: number }>();

  constructor(private readonly make: (id: number) => KeptTopic) {}

  /** The topic of something, and how to give it back. */
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
