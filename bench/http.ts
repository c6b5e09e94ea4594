import { parseArgs } from 'node:util';
import { measure, run, type Amount, type Result } from './http/measure.js';
import { asJson, asText } from './http/report.js';
import { requests } from './http/requests.js';
import { variants, type Variant } from './http/variants.js';

const { values: options } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } } });

const COUNTED = options.quick === true ? 4000 : 20_000;

const amountOf = ({ share = 1 }: Variant): Amount => ({ warm: Math.ceil(COUNTED * share), counted: Math.ceil(COUNTED * share) });

async function resultOf(variant: Variant): Promise<Result> {
  const running = await run(variant.server, variant.off);
  try {
    return await measure(variant.name, running, requests[variant.request], amountOf(variant));
  } finally {
    running.stop();
  }
}

const results: Result[] = [];
for (const variant of variants.filter(({ name }) => options.only === undefined || name.includes(options.only))) {
  process.stderr.write(`${variant.name}\n`);
  results.push(await resultOf(variant));
}
process.stdout.write(`${options.json === true ? JSON.stringify(asJson(results)) : asText(results)}\n`);
