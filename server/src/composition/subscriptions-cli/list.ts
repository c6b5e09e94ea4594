import { parseArgs } from 'node:util';
import type { Command } from './command.js';
import { describeSubscription } from './describe-subscription.js';

/** `list`: the subscriptions, and what waits for each. No secret is shown. */
export const list: Command = {
  usage: `list [--json]
    lists the subscriptions, with how many messages wait and were given up`,
  run: (words, { store }, out) => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } });
    const all = store.all();
    const counted = ({ id }: { readonly id: string }) => ({
      waiting: store.waiting(id).length,
      dead: store.dead(id).length,
    });
    if (values.json === true)
      out.print(
        JSON.stringify(
          all.map(({ secret: _, ...shown }) => ({ ...shown, ...counted(shown) })),
          undefined,
          2,
        ),
      );
    else
      out.print(
        all.length === 0
          ? 'there are no subscriptions'
          : all.flatMap((one) => describeSubscription(store, one)).join('\n'),
      );
  },
};
