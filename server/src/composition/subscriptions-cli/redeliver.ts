import { countOf } from '@goalsquare/data';
import { parsed, UsageError } from '../../domain/command-line/command.js';
import { recordChange, subscriptionIn, type Command } from './command.js';

/** `redeliver`: resends messages that were given up, and resumes stopped subscriptions. */
export const redeliver: Command = {
  usage: `redeliver ID (MESSAGE | --all)
    sends an undelivered message again, or all of them, and resumes a subscription that a 410 response stopped`,
  run: async (words, setting, out) => {
    const {
      values,
      positionals: [id = '', messageId, ...more],
    } = parsed(words, { all: { type: 'boolean' } });
    if ((messageId === undefined) !== (values.all === true) || more.length > 0)
      throw new UsageError('a message is needed, or --all');
    const { accountId: account } = await subscriptionIn(setting, [id]);
    await setting.store.resume(id);
    const count = await setting.store.redeliver(id, messageId);
    if (count === 0 && messageId !== undefined) throw new Error(`${id} has no undelivered message ${messageId}`);
    recordChange(setting, {
      action: 'subscription redeliver',
      account,
      details: { subscription: id, messages: count },
    });
    out.print(`${countOf(count, 'message')} to ${id} will be sent again`);
  },
};
