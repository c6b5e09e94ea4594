import { recordChange, subscriptionIn, type Command } from './command.js';

/** `remove`: takes a subscription away. */
export const remove: Command = {
  usage: `remove ID
    sends nothing to it any more, and forgets what waits and what was given up`,
  run: async (words, setting, out) => {
    const { id, accountId: account } = await subscriptionIn(setting, words);
    await setting.store.remove(id);
    recordChange(setting, { action: 'subscription remove', account, details: { subscription: id } });
    out.print(`${id} is removed`);
  },
};
