import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyWorld, generateWorld, openWorld, smallLeagues, sandboxSeed, type OpenWorld } from '@goalsquare/data';
import { expect } from 'chai';
import { accountsWith } from '../support/accounts.js';
import { TestApp, KEY } from '../support/app.js';
import { walkLicence } from './licences.js';
import { walkLimits, walkNothing, walkRefusals, walkUnlicensed } from './refusals.js';
import { walkWorld } from './world.js';
import { Walker } from './walker.js';

const WALK_TIMEOUT = 300_000;

const baseOf = ({ server }: TestApp): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('a walk over the sandbox by ids alone', function () {
  this.timeout(WALK_TIMEOUT);
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-walk-'));
  let opened: OpenWorld;
  let app: TestApp;
  let walker: Walker;

  before(async () => {
    await generateWorld({ seed: sandboxSeed, designs: smallLeagues, workers: 0, out: path.join(folder, 'world') });
    opened = await openWorld(path.join(folder, 'world'));
    app = new TestApp(opened);
    await app.start();
    walker = new Walker(baseOf(app), KEY);
    await walkWorld(walker);
    await walkRefusals(walker);
  });

  after(async () => {
    await app.stop();
    opened.matches.close();
    rmSync(folder, { recursive: true });
  });

  it('finds every answer as the contract has it, and every refusal where it belongs', () => {
    expect(walker.faults.join('\n')).to.equal('');
  });

  it('sees no status the contract does not list', () => {
    expect(walker.coverage.undocumented()).to.deep.equal([]);
  });

  it('meets the limits of every operation that is not free, and the want of every league', async () => {
    const tight = new TestApp({ ...opened, limits: { ratePerSecond: 1e-3, burst: 1 } });
    const bare = new TestApp({ world: emptyWorld });
    await Promise.all([tight.start(), bare.start()]);
    const limited = new Walker(baseOf(tight), KEY);
    const nowhere = new Walker(baseOf(bare), KEY);
    await walkLimits(limited, walker);
    await walkNothing(nowhere);
    await Promise.all([tight.stop(), bare.stop()]);
    expect([...limited.faults, ...nowhere.faults]).to.deep.equal([]);
    for (const seen of [limited, nowhere]) walker.coverage.add(seen.coverage);
  });

  it('shows an account what it is licensed for and refuses it the rest', async () => {
    const basic = new Walker(baseOf(app), 'sandbox-basic');
    expect(await walkLicence(basic, walker)).to.deep.equal(['1/1/2025', '1/1/2026', '3/1/2026']);
    await walkUnlicensed(basic, walker, ({ template }) => !template.startsWith('/v1/seasons'));
    expect([...basic.faults, ...walker.faults]).to.deep.equal([]);
    walker.coverage.add(basic.coverage);
  });

  it('refuses an account of another league the default one, by its shortcuts too', async () => {
    const apart = new TestApp({ ...opened, accounts: accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 12 }] } }) });
    await apart.start();
    const elsewhere = new Walker(baseOf(apart), 'elsewhere');
    await walkUnlicensed(elsewhere, walker);
    await apart.stop();
    expect(elsewhere.faults).to.deep.equal([]);
    walker.coverage.add(elsewhere.coverage);
  });

  it('has then seen every status of every operation', () => {
    expect(walker.coverage.missing()).to.deep.equal([]);
    expect(walker.coverage.undocumented()).to.deep.equal([]);
  });
});
