import { once } from 'node:events';
import { cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorld, type OpenWorld } from '@goalsquare/data';
import { roundTo, VALUE_DECIMALS } from '@goalsquare/engine';
import { createApp } from '@goalsquare/server';
import { expect } from 'chai';
import fc from 'fast-check';
import { pino } from 'pino';
import { sandboxMatch } from '../../../src/pictures/facts/sandbox-match.js';
import { answerTo } from '../../../src/features/playground/answer.js';
import { bodyOf, pathOf } from '../../../src/features/playground/calls.js';
import type { Question } from '../../../src/features/playground/question.js';
import { questions } from './question.js';

interface Statistic {
  readonly code: string;
  readonly value: number;
  readonly valueDisplay: string;
  readonly rank: number;
}
interface ResultOwner {
  readonly id?: number;
  readonly personId?: number;
  readonly statistics: readonly Statistic[];
}
interface SquadResult extends ResultOwner {
  readonly players?: readonly ResultOwner[];
}
interface BatchResult {
  readonly squads: readonly SquadResult[];
}

const headers = { Authorization: 'Bearer sandbox-transactional' };

/** An answer of the server by person or squad and code, and what of it the playground shows. */
const linesOf = ({ squads }: BatchResult): readonly string[] =>
  squads
    .flatMap((squad) => squad.players ?? [squad])
    .flatMap((one) =>
      one.statistics.map(
        ({ code, value, valueDisplay, rank }) =>
          `${one.personId ?? one.id ?? 0} ${code} ${value} ${valueDisplay} ${rank}`,
      ),
    )
    .sort();

function shownBy(question: Question): readonly string[] {
  const { columns, rows } = answerTo(sandboxMatch(String(question.match)).match, question);
  return rows
    .flatMap(({ id, values }) =>
      values.flatMap((value, at) =>
        value === undefined
          ? []
          : [`${id} ${columns[at]?.code ?? ''} ${roundTo(value.value, VALUE_DECIMALS)} ${value.shown} ${value.rank}`],
      ),
    )
    .sort();
}

describe('the answer in the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-playground-'));
  let world: OpenWorld | undefined;
  let server: Server | undefined;
  let base = '';

  before(async () => {
    mkdirSync(path.join(folder, 'matches'));
    cpSync(fileURLToPath(new URL('../../../static/sandbox', import.meta.url)), path.join(folder, 'matches'), {
      recursive: true,
      filter: (file) => !file.endsWith('.json'),
    });
    world = await openWorld(folder);
    const app = createApp({ ...world, limits: { ratePerSecond: 1e6, burst: 1e6 }, logger: pino({ level: 'silent' }) });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => {
    server?.close();
    world?.matches.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is that of the server, for any question, by GET and by POST', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const shown = shownBy(question);
        const get = await fetch(base + pathOf(question), { headers });
        expect(linesOf((await get.json()) as BatchResult)).to.deep.equal(shown);
        const post = await fetch(`${base}/v1/matches/${question.match}/statistics/${question.level}`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(bodyOf(question)),
        });
        const [result] = Object.values((await post.json()) as object).find((value) =>
          Array.isArray(value),
        ) as readonly BatchResult[];
        expect(linesOf(result as BatchResult)).to.deep.equal(shown);
      }),
      { numRuns: 60 },
    );
  });
});
