import { recordChange, subscriptionIn, type Command } from './command.js';

/** `remove`: takes a subscription away. */
export const remove: Command = {
  usage: `remove ID
    sends nothing to it any more, and forgets what waits and what was given up`,
  run: (words, setting, out) => {
    const { id, accountId: account } = subscriptionIn(setting, words);
    setting.store.remove(id);
    recordChange(setting, { action: 'subscription remove', account, details: { subscription: id } });
    out.print(`${id} is removed`);
  },
};
