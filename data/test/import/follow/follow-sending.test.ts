import { liveInMemory } from '@goalsquare/data';
import { expect } from 'chai';
import { readKnown } from '../../../src/import/known-folder.js';
import { writeRegister } from '../../../src/register/register-file.js';
import { TargetError, type Sending, type Target } from '../../../src/tail/target.js';
import { matchItem, scores, type Score } from '../../support/afl-json.js';
import { followedFolders } from '../../support/followed-folder.js';
import { put } from '../../support/folder.js';

const ID = 2031011001;
const following = followedFolders();
const live = (count: number, seconds: number) => matchItem('LIVE', scores.slice(0, count), [seconds]);

/** A target that keeps what is sent to it, and passes it on. */
const recording = (target: Target): { readonly sent: Sending[]; readonly target: Target } => {
  const sent: Sending[] = [];
  const append = (sending: Sending) => {
    sent.push(sending);
    return target.append(sending);
  };
  return { sent, target: { ...target, append } };
};

const refusing = (target: Target, ...errors: readonly TargetError[]): Target => {
  const left = [...errors];
  return {
    ...target,
    append: (sending) => {
      const error = left.shift();
      return error === undefined ? target.append(sending) : Promise.reject(error);
    },
  };
};

/** The messages about revisions, without those about quality. */
const revisionsIn = (messages: readonly string[]): readonly string[] =>
  messages.filter((one) => one.includes(' at revision '));

describe('a follower', () => {
  it('reports the revision of a match, and how many entries are new', async () => {
    const { look } = following(await liveInMemory());
    expect(revisionsIn(await look({ 'item.json': live(1, 400) }))).to.deep.equal([
      `match ${ID} (Otters v Herons) begins at revision 2 (2 more)`,
    ]);
    expect(revisionsIn(await look({ 'item.json': live(2, 500) }))).to.deep.equal([
      `match ${ID} (Otters v Herons) is at revision 4 (2 more)`,
    ]);
  });

  it('sends at most 500 entries at once, each batch after the one before', async () => {
    const worm = (from: number, first: Score[0], second: Score[0]): readonly Score[] =>
      Array.from({ length: 396 }, (_, at): Score => [
        at % 2 === 0 ? first : second,
        0,
        1,
        from + at,
        at % 4 < 2 ? 'GOAL' : 'BEHIND',
      ]);
    const others = Array.from({ length: 300 }, (_, at) => ({
      ...{ kind: 'transaction', id: 1000 + at, code: 'RUSH', side: 'home', period: 1, periodSeconds: 500 + at },
    }));
    const keysOf = async (): Promise<readonly string[]> => {
      const { look, stored } = following(await liveInMemory());
      const { sent, target } = recording(stored);
      await look({ 'item.json': matchItem('LIVE', worm(1, 'home', 'away'), [1200]) });
      await stored.append({ matchId: ID, entries: others, expectedRevision: 397, key: 'another feed' });
      const messages = await look({ 'item.json': matchItem('LIVE', worm(700, 'away', 'home'), [1200]) }, target);
      expect(revisionsIn(messages)).to.deep.equal([`match ${ID} (Otters v Herons) is at revision 1393 (696 more)`]);
      expect(
        sent.map(({ matchId, entries, expectedRevision }) => [matchId, entries.length, expectedRevision]),
      ).to.deep.equal([
        [ID, 500, 697],
        [ID, 196, 1197],
      ]);
      return sent.map(({ key }) => key);
    };
    const keys = await keysOf();
    expect(new Set(keys)).to.have.lengthOf(2);
    expect(await keysOf()).to.deep.equal(keys);
  });

  it('keeps the key of a batch whenever it is sent, so that none is stored twice', async () => {
    const keys: (readonly string[])[] = [];
    for (const now of ['2031-03-20T09:00:00Z', '2031-03-21T10:30:00Z']) {
      const { look, stored } = following(await liveInMemory());
      const { sent, target } = recording(stored);
      await look({ 'item.json': live(2, 900) }, target);
      await look({ 'item.json': live(1, 950) }, target, { now: () => Date.parse(now) });
      keys.push(sent.map(({ key }) => key));
    }
    expect(keys[0]).to.have.lengthOf(2);
    expect(keys[1]).to.deep.equal(keys[0]);
  });

  it('names what its target refuses, once, and again after it was accepted', async () => {
    const { look, stored } = following(await liveInMemory());
    const fault = { at: 0, field: 'code', value: 'GAOL', allowed: 'a code' };
    const refused = new TargetError('http://x answers 422: no', [fault]);
    const message = `match ${ID} is refused: http://x answers 422: no (code: allowed is a code)`;
    const refuses = refusing(stored, ...Array.from({ length: 4 }, () => refused));
    await look({ 'item.json': live(1, 400) });
    expect(await look({ 'item.json': live(2, 500) }, refuses)).to.deep.equal([message]);
    expect(await look({ 'item.json': live(2, 510) }, refuses)).to.deep.equal([message]);
    const bare = new TargetError('http://x answers 412: another feed');
    expect(await look({ 'item.json': live(2, 520) }, refusing(stored, bare, bare))).to.deep.equal([
      `match ${ID} is refused: http://x answers 412: another feed`,
    ]);
  });

  it('goes on with the log that its target has, if its first batch is refused', async () => {
    const { look, stored } = following(await liveInMemory());
    await look({ 'item.json': live(1, 400) });
    const { sent, target } = recording(stored);
    const error = new TargetError('http://x answers 412: another feed');
    const messages = await look({ 'item.json': live(2, 500) }, refusing(target, error));
    expect(revisionsIn(messages)).to.deep.equal([`match ${ID} (Otters v Herons) is at revision 4 (2 more)`]);
    expect(sent.map(({ expectedRevision }) => expectedRevision)).to.deep.equal([2]);
  });

  it('ends with the account that is refused while it sends, and with errors of its own', async () => {
    for (const error of [new TargetError('http://x answers 403: no', [], true), new Error('a bug')]) {
      const { look, stored } = following(await liveInMemory());
      const target: Target = { ...stored, append: () => Promise.reject(error) };
      const thrown: unknown = await look({ 'item.json': live(1, 400) }, target).catch((reason: unknown) => reason);
      expect(thrown).to.equal(error);
    }
  });

  it('looks again if the data folder changed before it wrote the register', async () => {
    const store = await liveInMemory();
    const { look, data, stored } = following(store);
    const { sent, target } = recording(stored);
    let writes = 0;
    await look({ 'item.json': live(1, 400) }, target, {
      data: {
        read: () => readKnown(data),
        write: (register) => {
          writes += 1;
          if (writes > 1) put(data, { 'register.jsonl': writeRegister(register) });
          return Promise.resolve(writes > 1);
        },
      },
    });
    expect([writes, sent.length]).to.deep.equal([2, 1]);
  });

  it('writes the register only if it is new', async () => {
    const store = await liveInMemory();
    const { look, data } = following(store);
    await look({ 'item.json': live(1, 400) });
    const goals = matchItem('LIVE', [...scores.slice(0, 1), ['home', 0, 1, 450, 'GOAL']], [500]);
    const known = readKnown(data);
    const write = (): never => {
      throw new Error('it is written though nothing is new');
    };
    const messages = await look({ 'item.json': goals }, undefined, { data: { read: () => known, write } });
    expect(revisionsIn(messages)).to.have.lengthOf(1);
  });

  it('prints each row that breaks a quality rule once', async () => {
    const { look, stored } = following(await liveInMemory());
    const warned = (...texts: readonly string[]): Target => ({
      ...stored,
      append: async (sending) => ({
        ...(await stored.append(sending)),
        warnings: [{ rule: 'a-rule', severity: 'warning', samples: texts.map((text) => ({ text })) }] as never,
      }),
    });
    const warnings = async (count: number, seconds: number, target: Target): Promise<readonly string[]> =>
      (await look({ 'item.json': live(count, seconds) }, target)).filter((one) => one.includes('rule'));
    expect(await warnings(1, 400, warned('one', 'two', 'one'))).to.deep.equal([
      `match ${ID}: a-rule: warning: one`,
      `match ${ID}: a-rule: warning: two`,
    ]);
  });

  it('looks whenever the folder changes, until it is over', async () => {
    const run = async (...over: readonly boolean[]) => {
      const { look, write, stored } = following(await liveInMemory());
      const { sent, target } = recording(stored);
      const left = [...over];
      let waits = 0;
      const next = (): Promise<void> => {
        waits += 1;
        write({ 'item.json': live(waits, 100 * waits) });
        return Promise.resolve();
      };
      await look({}, target, { changes: { next, close: () => undefined }, isOver: () => left.shift() ?? true });
      return { waits, sent: sent.length };
    };
    expect(await run(true)).to.deep.equal({ waits: 0, sent: 0 });
    expect(await run(false, true)).to.deep.equal({ waits: 1, sent: 0 });
    expect(await run(false, false, true)).to.deep.equal({ waits: 1, sent: 1 });
    expect(await run(false, false, false, false, true)).to.deep.equal({ waits: 2, sent: 2 });
  });
});
