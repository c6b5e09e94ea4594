import { randomUUID } from 'node:crypto';
import { append, type Match } from '@goalsquare/engine';
import type { FindAccount, MatchSource } from '@goalsquare/server';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import type { Licence } from '../../../src/domain/accounts/licence.js';
import type { Plan } from '../../../src/domain/accounts/plan.js';
import { createIdentity, type Identity } from '../../../src/features/identity/identity.js';
import { sandboxIdentities } from '../../../src/features/identity/sandbox-identities.js';
import { logs, openMatches } from '../../support/match-log.js';

/** Events that may happen between two requests. */
export const changes = [
  'a live match goes on',
  'a completed match is amended',
  'a licence changes',
  'a token is revoked',
  'a second passes',
  'a day passes',
] as const;
export type Change = (typeof changes)[number];

const wide = { ratePerSecond: 1e6, burst: 1e6, requestLimit: 1e6 };
const tight: Partial<Plan> = { ratePerSecond: 1, burst: 3, requestLimit: 12 };
const DAY_SECONDS = 86_400;

/** A while into the second quarter of the live match, whose clock runs as the scene's does. */
const SECOND_QUARTER = Date.parse('2026-03-28T03:52:00Z');

/** A small world that two servers serve while it changes. Only the test advances its clock. */
export class Scene {
  now = Date.now();
  readonly accounts: FindAccount;
  readonly identity: Identity;
  /** Callers, by their Authorization header; `undefined` for none. */
  readonly callers = new Map<string, string | undefined>();
  #matches: readonly Match[] = openMatches();
  #isNarrow = false;
  #revocable = '';
  readonly #opened = this.now;

  readonly matches: MatchSource = {
    matchIds: () => Promise.resolve(this.#matches.map(({ id }) => id)),
    match: (id) => Promise.resolve(this.matches.matchNow?.(id)),
    matchNow: (id) => this.#matches.find((match) => match.id === id),
    log: (id) => Promise.resolve(logs.find(({ header }) => header.id === id)),
    clockOf: (id, now) => (id === 7002 ? { now: SECOND_QUARTER + now - this.#opened, pace: 1 } : undefined),
  };

  constructor() {
    const find = sandboxAccounts(wide);
    const limited = sandboxAccounts(tight)('sandbox-basic');
    const narrow: Licence = { tier: 'Basic', leagues: [{ leagueId: 3 }] };
    this.accounts = (key) => {
      const account = find(key === 'shifting' ? 'sandbox-advanced' : key);
      if (key === 'limited') return limited && { ...limited, id: 'limited' };
      return key === 'shifting' && account && this.#isNarrow ? { ...account, licence: narrow } : account;
    };
    this.identity = createIdentity(sandboxIdentities(find), { now: () => this.now });
  }

  /** Creates the credentials of callers: tokens are valid for a day, except an expired one. */
  async open(): Promise<void> {
    const issue = (accountId: string, seconds = DAY_SECONDS, id: string = randomUUID()): Promise<string> =>
      this.identity.tokens.issue({ accountId, clientId: accountId, seconds, id });
    this.callers.set('expired', `Bearer ${await issue('sandbox-basic', 1)}`);
    this.now += 2000;
    for (const name of ['sandbox-basic', 'sandbox-advanced', 'sandbox-transactional'])
      this.callers.set(`signed ${name}`, `Bearer ${await issue(name)}`);
    this.#revocable = randomUUID();
    this.callers.set('revocable', `Bearer ${await issue('sandbox-advanced', DAY_SECONDS, this.#revocable)}`);
    for (const key of ['sandbox-transactional', 'shifting', 'limited', 'nobody'])
      this.callers.set(key, `Bearer ${key}`);
    for (const [name, text] of [
      ['spelt', 'bearer   sandbox-advanced '],
      ['basic', 'Basic c2FuZGJveC1iYXNpYzo='],
      ['malformed', 'Bearer a b'],
      ['without', undefined],
    ] as const)
      this.callers.set(name, text);
  }

  async change(what: Change): Promise<void> {
    switch (what) {
      case 'a live match goes on':
        this.#append(7002);
        break;
      case 'a completed match is amended':
        this.#append(7001);
        break;
      case 'a licence changes':
        this.#isNarrow = !this.#isNarrow;
        break;
      case 'a token is revoked':
        await this.identity.tokens.revoke(this.#revocable, this.now + DAY_SECONDS * 1000);
        break;
      case 'a second passes':
        this.now += 1000;
        break;
      case 'a day passes':
        this.now += DAY_SECONDS * 1000;
        break;
    }
  }

  /** A correction of a match, or the original match. */
  #append(id: number): void {
    this.#matches = this.#matches.map((match) => {
      const log = logs.find(({ header }) => header.id === id);
      if (match.id !== id || log === undefined) return match;
      return match.revision > log.entries.length
        ? (openMatches().find((one) => one.id === id) ?? match)
        : append(log, [{ kind: 'correction', set: { attendance: 8124 } }]).match;
    });
  }
}
