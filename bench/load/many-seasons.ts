import { Caller } from '../http/measure.js';
import { MeasuredServer } from '../http/measured-server.js';
import { ended, firstAnswer, Product } from '../http/product.js';
import { freePort } from '../../server/test/support/free-port.js';
import { median } from '../timing.js';
import { idsOf, seasonsFolder, type Amount } from './seasons-folder.js';
import { ownSender } from './senders.js';
import { carried, statisticsOf, type Carried, type Effort } from './carried-requests.js';

/** Results of a server with some number of seasons. */
export interface SeasonsResult extends Amount {
  readonly matches: number;
  /** Time from the start of the process to the first score. **Units**: milliseconds. */
  readonly startMs: number;
  readonly residentAtStartMegabytes: number;
  readonly residentAfterMegabytes: number;
  readonly budgetMegabytes: number;
  readonly statistics: Carried;
}

const BUDGET_MEGABYTES = 512;
const MEGABYTE = 1_048_576;

/** Returns the time until a server first returns a score, as the median of several starts. **Units**: milliseconds. */
async function startMs(product: Product, matchId: number, starts: number): Promise<number> {
  const samples: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    const port = await freePort();
    const begun = performance.now();
    const server = product.start(port, { MEMORY_MB: String(BUDGET_MEGABYTES) });
    try {
      await firstAnswer(server, `http://127.0.0.1:${port}/v1/matches/${matchId}/score`, product.token);
      samples.push(performance.now() - begun);
    } finally {
      await ended(server);
    }
  }
  return median(samples);
}

/** Measures a server on some number of seasons, with 512 MB of memory. */
export async function manySeasons(
  amount: Amount,
  effort: Effort,
  starts: number,
  say: (line: string) => void,
): Promise<SeasonsResult> {
  const ids = idsOf(amount);
  const product = await Product.make(await seasonsFolder(amount, say));
  try {
    const start = await startMs(product, ids[0] ?? 0, starts);
    const server = await MeasuredServer.start(product, { MEMORY_MB: String(BUDGET_MEGABYTES) });
    try {
      const { residentBytes } = await server.usage();
      const every = await Caller.warm(server, statisticsOf(ids), 1);
      await every.for(effort.sample * 2, 10);
      const statistics = await carried(
        server,
        'statistics of different matches',
        await ownSender(server, statisticsOf(ids), effort.warm),
        effort,
      );
      return {
        ...amount,
        matches: ids.length,
        startMs: start,
        residentAtStartMegabytes: residentBytes / MEGABYTE,
        residentAfterMegabytes: (await server.usage()).residentBytes / MEGABYTE,
        budgetMegabytes: BUDGET_MEGABYTES,
        statistics,
      };
    } finally {
      await server.end();
    }
  } finally {
    product.remove();
  }
}
