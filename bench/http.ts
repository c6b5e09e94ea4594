import { parseArgs } from 'node:util';
import { computeInProcess } from './http/in-process.js';
import { Caller, sampleOf, type Patience, type Sample } from './http/measure.js';
import { Product } from './http/product.js';
import { asJson, asText, resultsOf, type Findings } from './http/report.js';
import { requests } from './http/requests.js';
import { run, type Running } from './http/running.js';
import { hasRedis } from './http/redis.js';
import { severalOf } from './http/several.js';
import { startUpOf } from './http/start-up.js';
import { besideThoseOf, variants, type Variant } from './http/variants.js';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    /** Folder of another installed and compiled checkout, which is measured beside this one. */
    beside: { type: 'string' },
  },
});

/** Value of `--only` that measures the start of the server. */
const START = 'start';

interface Amount extends Patience {
  readonly rounds: number;
  readonly starts: number;
  readonly pairs: number;
}

const amount: Amount =
  options.quick === true
    ? { rounds: 1, warm: 0.3, ten: 0.5, hundred: 0.3, starts: 3, pairs: 1 }
    : { rounds: 7, warm: 2, ten: 0.9, hundred: 0.4, starts: 7, pairs: 9 };

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * Measures variants. Every server runs in its own process. The variants take turns, so that other load on the machine
 * affects all of them.
 */
async function sampled(wanted: readonly Variant[]): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const running = new Map<string, Running>();
  try {
    const callers: (readonly [Variant, Running, Caller])[] = [];
    for (const variant of wanted) {
      const name = `${variant.server} ${variant.off ?? ''} ${variant.folder ?? ''}`;
      const server = running.get(name) ?? (await run(variant.server, variant.off, variant.folder));
      running.set(name, server);
      say(`warm: ${variant.name}`);
      callers.push([variant, server, await Caller.warm(server, requests[variant.request], amount.warm)]);
    }
    const samples = new Map<string, Sample[]>(wanted.map(({ name }) => [name, []]));
    for (let round = 1; round <= amount.rounds; round += 1) {
      say(`round ${round} of ${amount.rounds}`);
      for (const [{ name }, server, caller] of callers) samples.get(name)?.push(await sampleOf(server, caller, amount));
    }
    return samples;
  } finally {
    for (const server of running.values()) server.stop();
  }
}

async function ofProduct(isWhole: boolean): Promise<Pick<Findings, 'startUp' | 'several'>> {
  say('the start of the server, and two server processes');
  const product = await Product.make();
  try {
    return {
      startUp: await startUpOf(product, amount.starts),
      ...(isWhole && { several: await severalOf(product, amount.pairs, amount.ten * 2) }),
    };
  } finally {
    product.remove();
  }
}

const { only = [], beside } = options;
const isWhole = only.length === 0;
const isMeasured = ({ name, server }: Variant): boolean =>
  (isWhole || only.some((text) => name.includes(text))) && (!server.includes('with Redis') || hasRedis());
const samples = await sampled((beside === undefined ? variants : besideThoseOf(beside, variants)).filter(isMeasured));
const findings: Findings = {
  results: resultsOf(samples),
  ...(isWhole && { inProcess: computeInProcess(amount.ten) }),
  ...((isWhole || only.includes(START)) && (await ofProduct(isWhole))),
};
process.stdout.write(`${options.json === true ? JSON.stringify(asJson(findings)) : asText(findings)}\n`);
