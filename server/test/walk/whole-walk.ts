import type { AddressInfo } from 'node:net';
import { emptyWorld, type OpenWorld } from '@goalsquare/data';
import { accountsWith } from '../support/accounts.js';
import { KEY, TestApp } from '../support/app.js';
import type { Coverage } from './coverage.js';
import { walkLicence } from './licences.js';
import { walkLimits, walkNothing, walkRefusals, walkUnlicensed } from './refusals.js';
import { Walker } from './walker.js';
import { walkWorld } from './world.js';

/** The results of walks over a world. */
export interface Walked {
  readonly coverage: Coverage;
  /** Differences from the contract, walk by walk. */
  readonly faults: Readonly<Record<'world' | 'licence' | 'unlicensed' | 'limits' | 'nothing', readonly string[]>>;
  /** Seasons the account of a smaller licence found. */
  readonly licensed: readonly string[];
}

async function walkedOn<T>(
  parts: ConstructorParameters<typeof TestApp>[0],
  key: string,
  walk: (walker: Walker) => Promise<T>,
): Promise<readonly [Walker, T]> {
  const app = new TestApp(parts);
  await app.start();
  const walker = new Walker(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, key);
  try {
    return [walker, await walk(walker)];
  } finally {
    await app.stop();
  }
}

/**
 * Walks a world by ids alone: as an account that may read all, as others that may not, on a server of tight limits and
 * on one without a league.
 */
export async function walkEverything(opened: OpenWorld): Promise<Walked> {
  const [world] = await walkedOn(opened, KEY, async (walker) => {
    await walkWorld(walker);
    await walkRefusals(walker);
  });
  const elsewhere = accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 12 }] } });
  const [licence, licensed] = await walkedOn(opened, 'sandbox-basic', async (basic) => {
    const [, found] = await walkedOn(opened, KEY, (whole) => walkLicence(basic, whole));
    await walkUnlicensed(basic, world, ({ template }) => !template.startsWith('/v1/seasons'));
    return found;
  });
  const [unlicensed] = await walkedOn({ ...opened, accounts: elsewhere }, 'elsewhere', (walker) =>
    walkUnlicensed(walker, world),
  );
  const [limits] = await walkedOn({ ...opened, limits: { ratePerSecond: 1e-3, burst: 1 } }, KEY, (walker) =>
    walkLimits(walker, world),
  );
  const [nothing] = await walkedOn({ world: emptyWorld }, KEY, walkNothing);
  for (const walker of [licence, unlicensed, limits, nothing]) world.coverage.add(walker.coverage);
  return {
    coverage: world.coverage,
    licensed,
    faults: {
      world: world.faults,
      licence: licence.faults,
      unlicensed: unlicensed.faults,
      limits: limits.faults,
      nothing: nothing.faults,
    },
  };
}
