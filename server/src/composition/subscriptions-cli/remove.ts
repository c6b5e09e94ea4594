import { recordChange, subscriptionIn, type Command } from './command.js';

/** `remove`: removes a subscription. */
export const remove: Command = {
  usage: `remove ID
    removes a subscription, with its waiting and undelivered messages`,
  run: async (words, setting, out) => {
    const { id, accountId: account } = await subscriptionIn(setting, words);
    await setting.store.remove(id);
    recordChange(setting, { action: 'subscription remove', account, details: { subscription: id } });
    out.print(`${id} is removed`);
  },
};
