import { parseArgs } from 'node:util';
import type { Command } from './command.js';
import { describeSubscription, lastErrorOf } from './describe-subscription.js';

/** `list`: lists the subscriptions, with the number of waiting messages. It shows no secret. */
export const list: Command = {
  usage: `list [--json]
    lists the subscriptions, with the numbers of waiting and undelivered messages`,
  run: async (words, { store }, out) => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } });
    const all = await store.all();
    const counted = async ({ id }: { readonly id: string }) => {
      const waiting = await store.waiting(id);
      const lastError = lastErrorOf(waiting);
      return {
        waiting: waiting.length,
        dead: (await store.dead(id)).length,
        ...(lastError !== undefined && { lastError }),
      };
    };
    if (values.json === true)
      out.print(
        JSON.stringify(
          await Promise.all(all.map(async ({ secret: _, ...shown }) => ({ ...shown, ...(await counted(shown)) }))),
          undefined,
          2,
        ),
      );
    else
      out.print(
        all.length === 0
          ? 'there are no subscriptions'
          : (await Promise.all(all.map((one) => describeSubscription(store, one)))).flat().join('\n'),
      );
  },
};
