import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { PermalinkMade } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite, KEY } from '../../support/app.js';

const page = readFileSync(new URL('../../../../docs/permalinks.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```(sh|r|python)\n(.*?)```/gsu)].map(([, language = '', code = '']) => ({
  language,
  code,
}));

/** How the code of a language runs; what follows it prints the rows and the names of the columns. */
const programs = {
  sh: { program: 'bash', words: ['-euc'], check: ['curl', '--version'], after: '' },
  r: {
    program: 'Rscript',
    words: ['-e'],
    check: ['Rscript', '--version'],
    after: '\ncat(nrow(players), names(players))',
  },
  python: {
    program: '/usr/bin/python3',
    words: ['-c'],
    check: ['/usr/bin/python3', '-c', 'import pandas'],
    after: '\nprint(len(players), *players.columns)',
  },
} as const;

async function run(program: string, words: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, 'exit') : undefined,
  ]);
  expect(child.exitCode, complained).to.equal(0);
  return said;
}

describe('the examples of docs/permalinks.md', () => {
  const app = appForSuite({
    accounts: (key) =>
      key === KEY
        ? {
            id: KEY,
            name: KEY,
            licence: { tier: 'Transactional', leagues: 'all' },
            plan: { name: 'x', ratePerSecond: 1e6, burst: 1e6, requestLimit: 1e6, quotaPeriod: 'DAY' },
          }
        : undefined,
  });
  const origin = (): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let link = '';
  let csv: readonly string[] = [];

  before(async () => {
    const [first] = examples;
    const made = JSON.parse(
      await run('bash', ['-euc', first?.code ?? ''], { URL: origin(), TOKEN: KEY, MATCH: '7001' }),
    ) as PermalinkMade;
    link = origin() + new URL(made.url).pathname;
    csv = (await (await fetch(link)).text()).trim().split('\r\n');
    expect(csv.length).to.be.greaterThan(5);
  });

  for (const { language, code } of examples.slice(1)) {
    const {
      program,
      words,
      check: [asked, ...given],
      after,
    } = programs[language as keyof typeof programs];
    it(`open a permalink by ${program}`, async function opens() {
      if (spawnSync(asked, given).status !== 0) {
        const missing = (given as readonly string[]).includes('import pandas') ? 'pandas' : asked;
        if (process.env.CI !== undefined) throw new Error(`there is no ${missing}: install it`);
        console.log(`      skipped: permalinks opened by ${program}, there is no ${missing}`);
        this.skip();
      }
      const said = await run(program, [...words, code + after], { LINK: link });
      if (language === 'sh') expect(said.split('\r\n')[0]).to.equal(csv[0]);
      else expect(said.trim().split(/\s+/u)).to.deep.equal([String(csv.length - 1), ...(csv[0] ?? '').split(',')]);
    });
  }
});
