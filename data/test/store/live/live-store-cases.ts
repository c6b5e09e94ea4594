import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { AppendError, type Appended, type LiveStore, type MatchChange, type MatchStore } from '@goalsquare/data';
import { baseStore } from '../../support/base-store.js';
import { header, lines, type Line } from '../../support/small-log.js';
import { whole, wholeOf } from '../../support/whole-match.js';

/** Opens a new store over stored matches. The suite closes it. */
export type OpenLive = (base: MatchStore) => Promise<LiveStore>;

const entries = lines.slice(1);
const matchId = header.id;
const longer: MatchLog = { header: header, entries: entries as unknown as readonly Entry[] };
const cut = (revision: number): MatchLog => ({ header: longer.header, entries: longer.entries.slice(0, revision) });
const bad: Line = { kind: 'removal', id: 999 };
const season = { leagueId: header.leagueId, levelId: header.levelId, seasonId: header.seasonId };

/** The error with which something is rejected. */
async function refusal(attempt: Promise<Appended>): Promise<AppendError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppendError)) throw new Error(`it was not refused: ${String(error)}`);
  return error;
}

const seen = async (store: LiveStore) => ({
  match: whole(await store.match(matchId)),
  log: await store.log(matchId),
  ids: await store.matchIds(),
});
const briefsIn = async (store: LiveStore) => (await store.seasons()).briefs;

function matchesBegin(open: (base?: MatchStore) => Promise<LiveStore>): void {
  it('begins a match at revision 0, for all readers', async () => {
    const store = await open();
    expect(await store.begin(header)).to.deep.equal({ matchId, revision: 0, repeated: false });
    expect(await seen(store)).to.deep.equal({ match: wholeOf(cut(0)), log: cut(0), ids: [matchId] });
    expect(whole(store.matchNow?.(matchId))).to.deep.equal(wholeOf(cut(0)));
    const [form] = await briefsIn(store);
    expect(form).to.include(season);
    expect(form?.briefs().map(({ id, status }) => [id, status])).to.deep.equal([[matchId, 'SCHED']]);
  });

  it('begins none that is there, grown or stored, nor one whose header is not valid', async () => {
    const store = await open(baseStore([{ header: { ...longer.header, id: 78 }, entries: [] }]));
    await store.begin(header);
    for (const id of [matchId, 78])
      expect(await refusal(store.begin({ ...header, id })), String(id)).to.include({ code: 'match-exists' });
    const { code, issues, message } = await refusal(store.begin({ ...header, id: 79, roundNumber: 'one' }));
    expect({ code, issues }).to.deep.equal({
      code: 'invalid',
      issues: [{ at: -1, issues: [{ field: 'roundNumber', value: 'one', allowed: 'a whole number from 0 to 99' }] }],
    });
    expect(message).to.equal('the header is not valid: roundNumber has to be a whole number from 0 to 99');
    for (const none of [undefined, null, 7, 'x', []])
      expect(await refusal(store.begin(none)), String(none)).to.include({ code: 'invalid' });
    expect(await store.matchIds()).to.deep.equal([matchId, 78]);
  });
}

function matchesGrow(open: (base?: MatchStore) => Promise<LiveStore>): void {
  it('is at each revision what the log so far makes, entry by entry', async () => {
    const store = await open();
    await store.begin(header);
    for (let n = 1; n <= entries.length; n += 1) {
      const before = await seen(store);
      expect(await store.append({ matchId, entries: entries.slice(n - 1, n) })).to.deep.equal({
        matchId,
        revision: n,
        repeated: false,
      });
      expect(await seen(store)).to.deep.equal({ match: wholeOf(cut(n)), log: cut(n), ids: [matchId] });
      expect(before.log, 'a log does not grow under who reads it').to.deep.equal(cut(n - 1));
    }
  });

  it('gives out matches that stay as they are while the log grows', async () => {
    const store = await open();
    await store.begin(header);
    await store.append({ matchId, entries: entries.slice(0, 6) });
    const match = await store.match(matchId);
    await store.append({ matchId, entries: entries.slice(6) });
    expect(whole(match)).to.deep.equal(wholeOf(cut(6)));
  });

  it('takes all of a batch or nothing, and names the entry that is off', async () => {
    const store = await open();
    await store.begin(header);
    await store.append({ matchId, entries: entries.slice(0, 2) });
    const { code, issues } = await refusal(
      store.append({ matchId, entries: [...entries.slice(2, 4), bad, ...entries.slice(4)] }),
    );
    expect({ code, at: issues.map(({ at }) => at) }).to.deep.equal({ code: 'invalid', at: [2] });
    expect(issues[0]?.issues).to.deep.equal([
      { field: 'id', value: 999, allowed: 'the id of an existing transaction; there is no 999' },
    ]);
    expect(await seen(store)).to.deep.equal({ match: wholeOf(cut(2)), log: cut(2), ids: [matchId] });
    await store.append({ matchId, entries: entries.slice(2) });
    expect(await seen(store)).to.deep.equal({ match: wholeOf(longer), log: longer, ids: [matchId] });
  });

  it('takes an empty batch, which changes nothing', async () => {
    const store = await open();
    await store.begin(header);
    expect(await store.append({ matchId, entries: [] })).to.deep.equal({ matchId, revision: 0, repeated: false });
  });

  it('refuses a batch of a match nobody knows', async () => {
    expect(await refusal((await open()).append({ matchId: 1, entries: [] }))).to.include({
      code: 'unknown-match',
      message: 'there is no match 1',
    });
  });
}

function batchesMeet(open: (base?: MatchStore) => Promise<LiveStore>): void {
  it('refuses a batch that expects another revision, and says at which the match is', async () => {
    const store = await open();
    await store.begin(header);
    await store.append({ matchId, entries: entries.slice(0, 2), expectedRevision: 0 });
    for (const expectedRevision of [0, 1, 3]) {
      const { code, revision } = await refusal(store.append({ matchId, entries: entries.slice(2), expectedRevision }));
      expect({ code, revision }).to.deep.equal({ code: 'revision-conflict', revision: 2 });
    }
    expect(await store.append({ matchId, entries: entries.slice(2), expectedRevision: 2 })).to.include({
      revision: entries.length,
    });
  });

  it('takes batches that come at once one after another', async () => {
    const store = await open();
    await store.begin(header);
    const taken = await Promise.all(entries.map((entry) => store.append({ matchId, entries: [entry] })));
    expect(taken.map(({ revision }) => revision)).to.deep.equal(entries.map((_, n) => n + 1));
    expect(await store.log(matchId)).to.deep.equal(longer);
  });

  it('takes one of those that come at once and expect the same revision', async () => {
    const store = await open();
    await store.begin(header);
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => store.append({ matchId, entries: entries.slice(0, 3), expectedRevision: 0 })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).to.have.length(1);
    expect(await store.log(matchId)).to.deep.equal(cut(3));
  });

  it('answers a key it knows as before, whatever revision is expected, and changes nothing', async () => {
    const store = await open();
    const begun = [await store.begin(header, 'a'), await store.begin(header, 'a')];
    expect(begun).to.deep.equal([
      { matchId, revision: 0, repeated: false },
      { matchId, revision: 0, repeated: true },
    ]);
    const batch = { matchId, entries: entries.slice(0, 2), expectedRevision: 0, key: 'b' };
    const [first, second] = await Promise.all([store.append(batch), store.append(batch)]);
    expect([first, second]).to.deep.equal([
      { matchId, revision: 2, repeated: false },
      { matchId, revision: 2, repeated: true },
    ]);
    await store.append({ matchId, entries: entries.slice(2), key: 'c' });
    expect(await store.append(batch)).to.deep.equal(second);
    expect(await store.log(matchId)).to.deep.equal(longer);
  });

  it('refuses a key that came with another batch, and keeps keys of matches apart', async () => {
    const store = await open();
    await store.begin(header, 'k');
    await store.begin({ ...header, id: 78 }, 'k');
    await store.append({ matchId, entries: entries.slice(0, 2), key: 'l' });
    expect(await refusal(store.append({ matchId, entries: entries.slice(0, 3), key: 'l' }))).to.include({
      code: 'key-reused',
    });
    expect(await store.append({ matchId: 78, entries: entries.slice(0, 3), key: 'l' })).to.deep.equal({
      matchId: 78,
      revision: 3,
      repeated: false,
    });
    expect(await store.log(matchId)).to.deep.equal(cut(2));
  });

  it('does not keep the key of a batch it refused', async () => {
    const store = await open();
    await store.begin(header);
    expect(await refusal(store.append({ matchId, entries: [bad], key: 'k' }))).to.include({ code: 'invalid' });
    expect(await store.append({ matchId, entries: entries.slice(0, 1), key: 'k' })).to.include({
      revision: 1,
      repeated: false,
    });
  });
}

function storedMatchesGrow(open: (base?: MatchStore) => Promise<LiveStore>): void {
  const other = { header: { ...longer.header, id: 78, seasonId: 2025 }, entries: [] };

  it('lets a stored match grow from where it stands, and leaves the others to their store', async () => {
    const base = baseStore([cut(4), other]);
    const store = await open(base);
    expect(await store.match(matchId)).to.equal(await base.match(matchId));
    expect(await store.append({ matchId, entries: entries.slice(4), expectedRevision: 4 })).to.deep.equal({
      matchId,
      revision: entries.length,
      repeated: false,
    });
    expect(await seen(store)).to.deep.equal({ match: wholeOf(longer), log: longer, ids: [matchId, 78] });
    expect(await store.match(78)).to.equal(await base.match(78));
  });

  it('makes a new form of a season only where a match of it changed', async () => {
    const base = baseStore([cut(0), other]);
    const store = await open(base);
    expect(await briefsIn(store)).to.deep.equal((await base.seasons()).briefs);
    const [touched, same] = await briefsIn(store);
    await store.append({ matchId, entries: entries.slice(0, 8) });
    const [after, left] = await briefsIn(store);
    expect(left).to.equal(same);
    expect(after?.version).not.to.equal(touched?.version);
    expect(after?.briefs().map(({ id, status, home }) => [id, status, home.score?.goals])).to.deep.equal([
      [matchId, 'LIVE', 1],
    ]);
    expect((await briefsIn(store))[0], 'the same until it changes again').to.equal(after);
  });

  it('moves a match to the season a correction says', async () => {
    const store = await open(baseStore([cut(2), other]));
    await store.append({ matchId, entries: [{ kind: 'correction', set: { seasonId: 2025 } }] });
    const ids = (await briefsIn(store)).map(({ seasonId, briefs }) => [seasonId, briefs().map(({ id }) => id)]);
    expect(ids).to.deep.equal([
      [2026, []],
      [2025, [78, matchId]],
    ]);
  });

  it('refuses a batch of a match of a sealed folder, and says why', async () => {
    const store = await open(baseStore([cut(4)], 'sealed'));
    expect(await refusal(store.append({ matchId, entries: entries.slice(4) }))).to.include({
      code: 'unknown-match',
      message: `match ${matchId} comes from a sealed folder, so nothing can be added to it`,
    });
    expect(whole(await store.match(matchId))).to.deep.equal(wholeOf(cut(4)));
  });
}

function changesAreTold(open: (base?: MatchStore) => Promise<LiveStore>): void {
  it('reports changes once they can be read, to each subscriber', async () => {
    const store = await open();
    const changes: MatchChange[] = [];
    const read: number[] = [];
    const stop = store.onChange((change) => {
      changes.push(change);
      read.push(store.matchNow?.(matchId)?.revision ?? -1);
    });
    await store.begin(header);
    await turn();
    await store.append({ matchId, entries: entries.slice(0, 3) });
    await turn();
    expect(changes).to.deep.equal([
      { matchId, revision: 0 },
      { matchId, revision: 3 },
    ]);
    expect(read).to.deep.equal([0, 3]);
    stop();
    await store.append({ matchId, entries: entries.slice(3) });
    await turn();
    expect(changes).to.have.length(2);
  });

  it('keeps all changes of all matches in one order', async () => {
    const store = await open(baseStore([cut(2)]));
    expect(store.journal.position()).to.equal(0);
    await store.begin({ ...header, id: 78 });
    const middle = store.journal.position();
    await store.append({ matchId, entries: entries.slice(2, 5) });
    await store.append({ matchId: 78, entries: entries.slice(0, 1) });
    await refusal(store.append({ matchId, entries: [bad] }));
    await store.append({ matchId, entries: entries.slice(5, 6) });
    const all = await store.journal.since(0, 100);
    expect(all.map(({ position: _, ...change }) => change)).to.deep.equal([
      { matchId: 78, from: -1, revision: 0 },
      { matchId, from: 2, revision: 5 },
      { matchId: 78, from: 0, revision: 1 },
      { matchId, from: 5, revision: 6 },
    ]);
    const positions = all.map(({ position }) => position);
    expect(positions).to.deep.equal([...new Set(positions)].sort((a, b) => a - b));
    expect(store.journal.position()).to.equal(positions.at(-1));
    expect(await store.journal.since(middle, 2)).to.deep.equal(all.slice(1, 3));
    expect(await store.journal.since(store.journal.position(), 9)).to.deep.equal([]);
  });

  it('says that it is ready', async () => {
    expect((await open()).state()).to.equal('ready');
  });
}

/** A batch for a property test: entries after the current revision, one of which may be invalid. */
const attempt = fc.record({ size: fc.integer({ min: 1, max: 5 }), isOff: fc.boolean(), at: fc.nat({ max: 4 }) });

function nothingIsHalf(open: (base?: MatchStore) => Promise<LiveStore>): void {
  it('never shows half a batch, whatever is sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 8 }), async (attempts) => {
        const store = await open();
        await store.begin(header);
        const whole = new Set([0]);
        const shown = new Set<number>();
        const reading = new AbortController();
        const reader = (async () => {
          while (!reading.signal.aborted) {
            shown.add(store.matchNow?.(matchId)?.revision ?? -1).add((await store.log(matchId))?.entries.length ?? -1);
            await turn();
          }
        })();
        let revision = 0;
        for (const { size, isOff, at } of attempts) {
          const batch: readonly Line[] = entries.slice(revision, revision + size);
          const sent = isOff ? [...batch.slice(0, at), bad, ...batch.slice(at)] : batch;
          const answer = store.append({ matchId, entries: sent });
          if (isOff) expect(await refusal(answer)).to.include({ code: 'invalid' });
          else whole.add((revision = (await answer).revision));
        }
        reading.abort();
        await reader;
        expect([...shown].filter((one) => !whole.has(one))).to.deep.equal([]);
        expect(await store.log(matchId)).to.deep.equal(cut(revision));
      }),
      { numRuns: 12 },
    );
  });
}

/** Tests of every live store, wherever its logs are. */
export function liveStoreCases(open: OpenLive): void {
  const opened: LiveStore[] = [];
  const openOne = async (base: MatchStore = baseStore([])): Promise<LiveStore> => {
    const store = await open(base);
    opened.push(store);
    return store;
  };
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

  describe('begins matches', () => {
    matchesBegin(openOne);
  });
  describe('lets matches grow', () => {
    matchesGrow(openOne);
  });
  describe('keeps batches apart', () => {
    batchesMeet(openOne);
  });
  describe('stands over stored matches', () => {
    storedMatchesGrow(openOne);
  });
  describe('reports changes', () => {
    changesAreTold(openOne);
  });
  describe('shows batches whole', () => {
    nothingIsHalf(openOne);
  });
}
