import { expect } from 'chai';
import type { Request, Response } from 'express';
import type { Account } from '../../../src/domain/accounts/account.js';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import { challenges } from '../../../src/http/steps/bearer-strategy.js';
import { VerifiedTokenCache, authenticate } from '../../../src/http/steps/authenticate.js';
import { RequestContext } from '../../../src/http/pipeline/context.js';

const keys = ['sandbox-basic', 'sandbox-advanced', 'nobody', 'sandbox-transactional'];

describe('requests whose tokens are checked at the same time', () => {
  it('each get the account of their own token, whichever check ends first', async () => {
    const find = sandboxAccounts();
    const ends: (() => void)[] = [];
    const later = (token: string): Promise<Account | undefined> =>
      new Promise((resolve) => {
        ends.push(() => {
          resolve(find(token));
        });
      });
    const step = authenticate({
      find: later,
      callers: new VerifiedTokenCache(later, 0),
      challenges: challenges('http://localhost'),
      limitRefusals: () => undefined,
    });
    const asked = keys.map((key) => {
      const req = { headers: { authorization: `Bearer ${key}` }, ip: '127.0.0.1', path: '/v1/leagues' };
      const res = { setHeader: () => undefined, getHeader: () => undefined, headersSent: false };
      const context = new RequestContext(req as unknown as Request, res as unknown as Response);
      return Promise.resolve(step(context)).then(
        () => context.req.account?.id ?? 'nothing',
        (error: unknown) => (error instanceof Error ? 'refused' : 'nothing'),
      );
    });
    for (const end of ends.reverse()) end();
    expect(await Promise.all(asked)).to.deep.equal([
      'sandbox-basic',
      'sandbox-advanced',
      'refused',
      'sandbox-transactional',
    ]);
  });
});
