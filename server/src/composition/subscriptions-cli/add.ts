import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { newName } from '../../domain/accounts/secret.js';
import { UsageError } from '../../domain/command-line/command.js';
import { changeKinds } from '../../domain/change-kinds.js';
import { eventTypes } from '../../domain/event-types.js';
import { isPlainInteger } from '../../http/pipeline/parameter-faults.js';
import type { Subscription } from '../../features/webhooks/subscription.js';
import { resolvedFault, targetFault } from '../../features/webhooks/targets.js';
import { recordChange, type Command } from './command.js';
import { describeSubscription } from './describe-subscription.js';

/** Length of a secret. **Units**: bytes. **Source**: Standard Webhooks. */
const SECRET_BYTES = 32;

const idIn = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined || isPlainInteger(text)) return text === undefined ? undefined : Number(text);
  throw new UsageError(`--${option} is '${text}': use an id, in plain decimal digits`);
};

/**
 * Returns the values of a repeatable option, in the order of `allowed`. **Throws** `UsageError` if one is not allowed.
 */
function wordsIn<Word extends string>(
  option: string,
  texts: readonly string[],
  allowed: readonly Word[],
): readonly Word[] {
  const unknown = texts.find((text) => !allowed.some((word) => word === text));
  if (unknown !== undefined) throw new UsageError(`--${option} is '${unknown}': use ${allowed.join(', ')}`);
  return allowed.filter((word) => texts.includes(word));
}

/** `add`: adds a subscription and prints its secret. The secret is not shown again. */
export const add: Command = {
  usage: `add --account ID --url URL [--type TYPE]... [--kind KIND]... [--league ID] [--match ID]
    sends future events to a URL, within the licence of the account; TYPE is ${eventTypes.join(', ')};
    KIND, the kind of entry that caused an event, is ${changeKinds.join(', ')}`,
  run: async (words, setting, out) => {
    const { store, targets, lookUp, hasAccount, now } = setting;
    const { values } = parseArgs({
      args: [...words],
      options: {
        account: { type: 'string' },
        url: { type: 'string' },
        type: { type: 'string', multiple: true },
        kind: { type: 'string', multiple: true },
        league: { type: 'string' },
        match: { type: 'string' },
      },
    });
    const { account: accountId, url, type: types = [], kind: kinds = [] } = values;
    if (accountId === undefined || url === undefined) throw new UsageError('--account and --url are needed');
    const fault = targetFault(url, targets) ?? (await resolvedFault(url, targets, lookUp));
    if (fault !== undefined) throw new UsageError(`--url: ${fault}`);
    if (!hasAccount(accountId)) throw new Error(`there is no account ${accountId}`);
    const [leagueId, matchId] = [idIn('league', values.league), idIn('match', values.match)];
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    const subscription: Subscription = {
      id: `wh-${newName()}`,
      accountId,
      url,
      secret,
      created: new Date(now()).toISOString(),
      ...(types.length > 0 && { types: wordsIn('type', types, eventTypes) }),
      ...(kinds.length > 0 && { kinds: wordsIn('kind', kinds, changeKinds) }),
      ...(leagueId !== undefined && { leagueId }),
      ...(matchId !== undefined && { matchId }),
    };
    await store.put(subscription);
    recordChange(setting, {
      action: 'subscription add',
      account: accountId,
      details: { subscription: subscription.id, host: new URL(url).host },
    });
    out.print([...(await describeSubscription(store, subscription)), `  secret ${secret}`].join('\n'));
  },
};
