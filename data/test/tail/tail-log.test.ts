import { expect } from 'chai';
import { AppendError, liveInMemory, type LiveStore } from '@goalsquare/data';
import type { LineSource, Piece } from '../../src/tail/line-source.js';
import { storeTarget } from '../../src/tail/store-target.js';
import { tailLog } from '../../src/tail/tail-log.js';
import { header, lines, type Line } from '../support/small-log.js';

const texts = lines.map((line) => JSON.stringify(line));
const matchId = header.id;

function pieces(...all: readonly Piece[]): LineSource {
  const left = [...all];
  return { next: () => Promise.resolve(left.shift()), close: () => undefined };
}

/** Returns the messages about a log that is sent to a store, and its error. */
async function tailed(
  store: LiveStore,
  source: LineSource,
): Promise<{ readonly messages: readonly string[]; readonly warnings: readonly string[]; readonly error: unknown }> {
  const [messages, warnings]: [string[], string[]] = [[], []];
  const target = storeTarget(store, {
    report: (message) => {
      messages.push(message);
    },
    pause: () => Promise.resolve(),
  });
  const error: unknown = await tailLog({
    file: 'a.ndjson',
    source,
    target,
    most: 200,
    report: (message) => {
      messages.push(message);
    },
    warn: (message) => {
      warnings.push(message);
    },
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { messages, warnings, error };
}

const entriesOf = async (store: LiveStore): Promise<readonly unknown[] | undefined> =>
  (await store.log(matchId))?.entries;

describe('a log that is sent on as it grows', () => {
  it('begins its match and is there to its last line', async () => {
    const store = await liveInMemory();
    const { messages, error } = await tailed(store, pieces({ lines: texts.slice(0, 3) }, { lines: texts.slice(3) }));
    expect(error).to.equal(undefined);
    expect(messages).to.deep.equal([
      `match ${matchId} begins`,
      `match ${matchId} is at revision 2 (2 more)`,
      `match ${matchId} is at revision 13 (11 more)`,
    ]);
    expect(await entriesOf(store)).to.deep.equal(lines.slice(1));
  });

  it('names the lines of entries that break a quality rule, and sends them', async () => {
    const store = await liveInMemory();
    const kick = { kind: 'transaction', period: 1, side: 'home', personId: header.home.players[0].personId };
    const entries = [
      { kind: 'status', code: 'LIVE', period: 1 },
      { kind: 'transaction', id: 1, code: 'CEBO', period: 1, periodSeconds: 0, x: 0, y: 0 },
      { ...kick, id: 2, code: 'LBGE', periodSeconds: 4, x: 4, y: 0 },
      { ...kick, id: 3, code: 'KKEF', periodSeconds: 5, x: 4, y: 0 },
      { ...kick, id: 4, code: 'MAUN', periodSeconds: 9, x: 44, y: 0 },
    ];
    const { warnings, error } = await tailed(
      store,
      pieces({ lines: [header, ...entries].map((line) => JSON.stringify(line)) }),
    );
    expect([error, await entriesOf(store)]).to.deep.equal([undefined, entries]);
    expect(warnings.filter((line) => line.includes('mark-of-own-kick'))).to.have.length(1);
    expect(warnings.find((line) => line.includes('mark-of-own-kick'))).to.match(
      /^a\.ndjson:6: mark-of-own-kick: error: ./u,
    );
  });

  it('goes on where the match stands', async () => {
    const store = await liveInMemory();
    await tailed(store, pieces({ lines: texts.slice(0, 6) }));
    const { messages } = await tailed(store, pieces({ lines: texts.slice(0, 3) }, { lines: texts.slice(3) }));
    expect(messages).to.deep.equal([
      `match ${matchId} resumes after revision 5`,
      `match ${matchId} is at revision 13 (8 more)`,
    ]);
    expect(await entriesOf(store)).to.deep.equal(lines.slice(1));
  });

  it('goes on from its first line where its source starts again, with another match too', async () => {
    const store = await liveInMemory();
    const other = [JSON.stringify({ ...header, id: 78 }), ...texts.slice(1, 3)];
    const { messages } = await tailed(
      store,
      pieces(
        { lines: texts.slice(0, 4) },
        { lines: texts.slice(0, 6), restarted: true },
        { lines: other, restarted: true },
      ),
    );
    expect(messages.filter((line) => !line.includes('more'))).to.deep.equal([
      `match ${matchId} begins`,
      'a.ndjson starts again: it was truncated or replaced',
      `match ${matchId} resumes after revision 3`,
      'a.ndjson starts again: it was truncated or replaced',
      'match 78 begins',
    ]);
    expect([await entriesOf(store), (await store.log(78))?.entries]).to.deep.equal([
      lines.slice(1, 6),
      lines.slice(1, 3),
    ]);
  });

  const faulty: readonly (readonly [string, string, object])[] = [
    ['is not JSON', '{"kind":', { line: 5, field: '', allowed: 'one JSON object' }],
    ['is not valid', JSON.stringify({ kind: 'removal', id: 999 } satisfies Line), { line: 5, field: 'id', value: 999 }],
    ['is empty', '', { line: 5, field: '', allowed: 'one JSON object' }],
  ];
  for (const [what, line, fault] of faulty) {
    it(`stops at a line that ${what}, once those before it are sent`, async () => {
      const store = await liveInMemory();
      const { error } = await tailed(store, pieces({ lines: [...texts.slice(0, 4), line, ...texts.slice(4)] }));
      expect(error).to.have.property('name', 'DataError');
      expect((error as { readonly faults: readonly object[] }).faults[0]).to.include({ file: 'a.ndjson', ...fault });
      expect(await entriesOf(store)).to.deep.equal(lines.slice(1, 4));
    });
  }

  it('stops at a header that is not one', async () => {
    const store = await liveInMemory();
    const { error } = await tailed(store, pieces({ lines: [JSON.stringify({ ...header, seasonId: 'x' })] }));
    expect((error as { readonly faults: readonly object[] }).faults[0]).to.include({
      file: 'a.ndjson',
      line: 1,
      field: 'seasonId',
    });
    expect(await store.matchIds()).to.deep.equal([]);
  });

  it('names the line of an entry that the other side finds at fault', async () => {
    const store = await liveInMemory();
    await tailed(store, pieces({ lines: texts.slice(0, 4) }));
    const refusing: LiveStore = {
      ...store,
      append: () =>
        Promise.reject(
          new AppendError('invalid', 'entry 1 is not valid', {
            issues: [{ at: 1, issues: [{ field: 'x', value: 1, allowed: 'less' }] }],
          }),
        ),
    };
    const { error } = await tailed(refusing, pieces({ lines: texts.slice(0, 7) }));
    expect((error as { readonly faults: readonly object[] }).faults).to.deep.equal([
      { file: 'a.ndjson', line: 6, field: 'x', value: 1, allowed: 'less' },
    ]);
  });

  it('stops where somebody else feeds the match', async () => {
    const store = await liveInMemory();
    let isFirst = true;
    const raced: LiveStore = {
      ...store,
      append: async (batch) => {
        if (isFirst) await store.append({ matchId, entries: lines.slice(1, 2) });
        isFirst = false;
        return store.append(batch);
      },
    };
    const { error } = await tailed(raced, pieces({ lines: texts }));
    expect(error).to.include({ name: 'TargetError', message: `match ${matchId} is at revision 1, not 0` });
  });

  it('tries again while the other side is away, and is sent once', async () => {
    const store = await liveInMemory();
    let failures = 3;
    const away: LiveStore = {
      ...store,
      append: async (batch) => {
        // The first time it is taken and the answer is lost.
        if (failures === 3) await store.append(batch);
        if ((failures -= 1) >= 0) throw new AppendError('unavailable', 'it is away');
        return store.append(batch);
      },
    };
    const { messages, error } = await tailed(away, pieces({ lines: texts }));
    expect(error).to.equal(undefined);
    expect(messages.slice(1, 4)).to.deep.equal([
      'it is away; retrying in 0.25 s',
      'it is away; retrying in 0.5 s',
      'it is away; retrying in 1 s',
    ]);
    expect(await entriesOf(store)).to.deep.equal(lines.slice(1));
  });
});
