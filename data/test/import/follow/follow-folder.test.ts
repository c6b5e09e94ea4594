import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { liveInMemory, type LiveStore } from '@goalsquare/data';
import { matchViewOf, openMatch, type MatchLog } from '@goalsquare/engine';
import { readRegister } from '../../../src/register/register-file.js';
import { TargetError, type Target } from '../../../src/tail/target.js';
import { matchItem, roster, scores, statistics, type Json } from '../../support/afl-json.js';
import { followedFolders, type FollowedJson } from '../../support/followed-folder.js';

const ID = 2031011001;
const MATCH = 'CD_M90310140101';
const following = followedFolders();

async function logIn(store: LiveStore): Promise<MatchLog> {
  const log = await store.log(ID);
  if (log === undefined) throw new Error('the store has no such match');
  return log;
}

const kindsIn = ({ entries }: MatchLog): readonly string[] =>
  entries.map((entry) => (entry.kind === 'status' || entry.kind === 'transaction' ? entry.code : entry.kind));
const pointsIn = (log: MatchLog): readonly number[] =>
  matchViewOf(openMatch(log)).score.totals.map(({ points }) => points);

/** A match item without a score worm. */
function wormless(...of: Parameters<typeof matchItem>): Json {
  const item = matchItem(...of);
  return { ...item, score: { ...(item.score as Json), scoreWorm: null } };
}

/** The states of a live match, in the order in which a collector writes them. */
const states: readonly FollowedJson[] = [
  { 'item.json': matchItem('CONFIRMED_TEAMS', [], []), 'roster.json': roster() },
  { 'item.json': matchItem('LIVE', [], [30]) },
  { 'item.json': matchItem('LIVE', scores.slice(0, 2), [900]) },
  { 'item.json': matchItem('LIVE', scores.slice(0, 2), [1800, 40]) },
  { 'item.json': matchItem('LIVE', scores, [1800, 1810, 1820, 1750]), [`${MATCH}.json`]: statistics() },
  { 'item.json': matchItem() },
];

describe('a folder that is followed', () => {
  describe('answers', () => {
    it('makes a live match of the first file, and appends what later files change', async () => {
      const store = await liveInMemory();
      const { look, data } = following(store);
      const revisions: number[] = [];
      for (const state of states) {
        const before = (await store.log(ID))?.entries ?? [];
        await look(state);
        const log = await logIn(store);
        expect(log.entries.slice(0, before.length)).to.deep.equal(before);
        revisions.push(log.entries.length);
      }
      expect(revisions).to.deep.equal([...revisions].sort((a, b) => a - b));
      const last = await logIn(store);
      expect(kindsIn(last).filter((kind) => kind !== 'boxScore' && kind !== 'correction')).to.deep.equal([
        'TEAMS',
        'LIVE',
        'GOAL',
        'BEHI',
        'QT',
        'LIVE',
        'RUSH',
        'HT',
        'LIVE',
        'GOAL',
        'TQT',
        'LIVE',
        'GOAL',
        'FT',
        'FINAL',
      ]);
      expect(pointsIn(last)).to.deep.equal([13, 7]);
      expect(readRegister(data).idOf('match', 'afl', MATCH)).to.equal(ID);
      expect(readRegister(data).idOf('person', 'afl', 'CD_I9001')).to.equal(9001);
    });

    it('changes nothing if a file is written again, or the follower starts again', async () => {
      const store = await liveInMemory();
      const { look, restart } = following(store);
      for (const state of states) {
        await look(state);
        const log = await logIn(store);
        expect(await look(state)).to.deep.equal([]);
        restart();
        expect(await look()).to.deep.equal([]);
        expect(await logIn(store)).to.deep.equal(log);
      }
    });

    it('continues where it was killed, whatever it was doing', async () => {
      const whole = await liveInMemory();
      const complete = following(whole);
      for (const state of states) await complete.look(state);
      const expected = pointsIn(await logIn(whole));
      for (const kill of ['log', 'begin', 'append'] as const)
        for (const isAfter of [false, true]) {
          const store = await liveInMemory();
          const { look, restart, stored } = following(store);
          const killed = (): never => {
            throw new Error('killed');
          };
          const target: Target = {
            ...stored,
            [kill]: async (...words: readonly never[]) => {
              if (isAfter) await (stored[kill] as (...words: readonly never[]) => Promise<unknown>)(...words);
              return killed();
            },
          };
          for (const state of states) {
            await look(state, target).catch((error: unknown) => {
              expect(error).to.have.property('message', 'killed');
            });
            restart();
            await look();
          }
          const log = await logIn(store);
          expect(pointsIn(log)).to.deep.equal(expected);
          expect(kindsIn(log).filter((kind) => kind === 'GOAL')).to.have.lengthOf(3);
        }
    });

    it('continues a match that the data folder has, under its id', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'round.json': { items: [matchItem('SCHEDULED', [], [])] } });
      expect(kindsIn(await logIn(store))).to.deep.equal([]);
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [400]) });
      expect(kindsIn(await logIn(store))).to.deep.equal(['correction', 'LIVE', 'GOAL']);
    });

    it('withdraws a score while the match is played, with who and why', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 2), [900]) });
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [950]) });
      const log = await logIn(store);
      expect(pointsIn(log)).to.deep.equal([6, 0]);
      const removals = log.entries.filter(({ kind }) => kind === 'removal');
      expect(removals).to.have.lengthOf(1);
      expect(removals[0]).to.include({ by: 'import', reason: 'live file' });
    });

    it('keeps the end of a period if its length is revised', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [1800, 40]) });
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 3), [1801, 300]) });
      expect(pointsIn(await logIn(store))).to.deep.equal([7, 1]);
    });

    it('takes the score worm that comes after the first bounce', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'round.json': { items: [wormless('LIVE', [], [20])] } });
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [400]) });
      expect(kindsIn(await logIn(store))).to.deep.equal(['LIVE', 'correction', 'GOAL']);
    });

    it('goes on with results if a match began with them', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'round.json': { items: [wormless('LIVE', scores.slice(0, 1), [400])] } });
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 3), [1800, 300]) });
      expect(pointsIn(await logIn(store))).to.deep.equal([7, 1]);
      await look({ 'item.json': matchItem() });
      const log = await logIn(store);
      expect(kindsIn(log).at(-1)).to.equal('FINAL');
      expect(pointsIn(log)).to.deep.equal([13, 7]);
    });

    it('sends the files of one match as they come, and leaves other matches alone', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      const other = matchItem('LIVE', scores.slice(0, 1), [400], {});
      const match = { ...(other.match as Json), matchId: 'CD_M90310140102' };
      const round = { ...(other.round as Json), name: 'Round 2', roundNumber: 2 };
      await look({
        'round.json': { items: [matchItem('LIVE', scores.slice(0, 1), [400]), { ...other, match, round }] },
      });
      const before = await store.log(ID + 1);
      const messages = await look({ 'item.json': matchItem('LIVE', scores.slice(0, 2), [500]) });
      expect(messages.filter((one) => one.includes('revision'))).to.have.lengthOf(1);
      expect(await store.log(ID + 1)).to.deep.equal(before);
    });

    it('gives a match of a later file an id of its own, also if it starts again', async () => {
      const store = await liveInMemory();
      const { look, restart } = following(store);
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 2), [400]) });
      const before = await logIn(store);
      const other = matchItem('LIVE', scores.slice(0, 1), [200]);
      const match = { ...(other.match as Json), matchId: 'CD_M90310140102' };
      await look({
        'next.json': { ...other, match, round: { ...(other.round as Json), name: 'Round 2', roundNumber: 2 } },
      });
      restart();
      await look();
      expect(await logIn(store)).to.deep.equal(before);
      expect(kindsIn((await store.log(ID + 1)) ?? before)).to.deep.equal(['LIVE', 'GOAL']);
    });
  });

  describe('refuses', () => {
    it('a file that is not complete, which waits, and is named once if it stays so', async () => {
      const store = await liveInMemory();
      const { look, pass } = following(store);
      const text = JSON.stringify(matchItem('LIVE', scores.slice(0, 1), [400]));
      expect(await look({ 'item.json': text.slice(0, 300) })).to.deep.equal([]);
      pass(2500);
      expect(await look()).to.deep.equal(['item.json: the JSON is incomplete; the file is read again when it changes']);
      expect(await look()).to.deep.equal([]);
      await look({ 'item.json': text });
      expect(pointsIn(await logIn(store))).to.deep.equal([6, 0]);
    });

    const wrong: readonly (readonly [string, Json | null, RegExp])[] = [
      ['null', null, /^x\.json: the file: found null, allowed is an object/u],
      ['an error of the AFL', { code: 'CFSSDS001' }, /not published yet; the file is left out$/u],
      ['JSON of another source', { games: [] }, /this is Squiggle JSON/u],
      ['an unknown status', matchItem('ASLEEP'), /^x\.json: match\.status: found "ASLEEP"/u],
    ];
    for (const [what, json, message] of wrong)
      it(`${what}, names it once, and takes the other files`, async () => {
        const store = await liveInMemory();
        const { look } = following(store);
        const messages = await look({
          'x.json': json,
          'item.json': matchItem('LIVE', scores.slice(0, 1), [400]),
        });
        expect(messages.filter((one) => message.test(one))).to.have.lengthOf(1);
        expect(pointsIn(await logIn(store))).to.deep.equal([6, 0]);
        expect(await look()).to.deep.equal([]);
      });

    it('files with less of a match that is over, once', async () => {
      const store = await liveInMemory();
      const { look } = following(store);
      await look({ 'item.json': matchItem() });
      const log = await logIn(store);
      const [message, ...others] = await look({ 'item.json': matchItem('LIVE', scores.slice(0, 2), [900]) });
      expect(message).to.match(
        /^match 2031011001 is not changed: the files have less data: 5 transactions instead of 2$/u,
      );
      expect(others).to.deep.equal([]);
      expect(await logIn(store)).to.deep.equal(log);
    });

    it('an account that may not feed matches, and ends', async () => {
      const { look, stored } = following(await liveInMemory());
      const target: Target = {
        ...stored,
        log: () => Promise.reject(new TargetError('http://x answers 403: no', [], true)),
      };
      const error: unknown = await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [400]) }, target).catch(
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(TargetError);
    });
  });

  describe('edges', () => {
    it('is empty, or has files that go', async () => {
      const { look, data } = following(await liveInMemory());
      expect(await look()).to.deep.equal([]);
      expect(existsSync(path.join(data, 'register.jsonl'))).to.equal(false);
      expect(readdirSync(data)).to.deep.equal(['readme.txt']);
    });

    it('sends a match once more if another feed was first', async () => {
      const store = await liveInMemory();
      const { look, stored } = following(store);
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 1), [400]) });
      let isFirst = true;
      const target: Target = {
        ...stored,
        append: async (sending) => {
          if (isFirst) {
            isFirst = false;
            throw new TargetError('http://x answers 412: another feed');
          }
          return stored.append(sending);
        },
      };
      await look({ 'item.json': matchItem('LIVE', scores.slice(0, 2), [500]) }, target);
      expect(pointsIn(await logIn(store))).to.deep.equal([6, 1]);
    });
  });
});
