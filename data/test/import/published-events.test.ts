import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { changed, csvOf, events, matches } from '../support/chains-csv.js';
import { folders, put, type Files } from '../support/folder.js';
import { csvOfFields, feedRows, parquetOfFields, torpRows } from '../support/published-events.js';

const newFolder = folders();

interface Imported extends Said {
  readonly folder: string;
  readonly header: MatchHeader;
  readonly entries: readonly Entry[];
}

/** Imports events of some files, the first of which has the events. */
async function imported(files: Files, more: readonly string[] = [], folder = newFolder()): Promise<Imported> {
  put(folder, files);
  const [name = ''] = Object.keys(files);
  const words = ['import', '--format', 'chains-csv', '--events', path.join(folder, name), ...more];
  const result = await said([...words, '--out', path.join(folder, 'out')]);
  const out = path.join(folder, 'out');
  const [log = ''] = existsSync(out) ? readdirSync(out).filter((one) => one.endsWith('.gz')) : [];
  const text = log === '' ? '{}' : gunzipSync(readFileSync(path.join(out, log))).toString();
  const [header, ...entries] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { ...result, folder, header: header as MatchHeader, entries: entries as readonly Entry[] };
}

const registerOf = ({ folder }: Imported): readonly unknown[] =>
  readFileSync(path.join(folder, 'out', 'register.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as unknown);

/** The events with a file of matches, as `events.csv` has them. The periods end with their last events. */
async function plain(): Promise<Imported> {
  const folder = newFolder();
  const ended = changed(matches.slice(0, 2), 2, 'periods_end_secs', '64;44');
  put(folder, { 'matches.csv': csvOf(ended) });
  return imported({ 'events.csv': csvOf(events) }, ['--matches', path.join(folder, 'matches.csv')], folder);
}

describe('events as they are published', () => {
  const forms: readonly (readonly [string, Files])[] = [
    ['the columns of the feed', { 'feed.csv': csvOfFields(feedRows) }],
    ['the snake case of torp', { 'torp.csv': csvOfFields(torpRows) }],
    ['the snake case of torp as Parquet', { 'torp.parquet': parquetOfFields(torpRows) }],
    ['teams that only events name', { 'feed.csv': csvOfFields(feedRows.map(({ teamId: _, ...row }) => row)) }],
    ['rows in another order', { 'feed.csv': csvOfFields(feedRows.toReversed()) }],
  ];
  for (const [form, files] of forms)
    it(`are the same match with ${form} as with the columns of event files`, async () => {
      const [theirs, ours] = [await imported(files), await plain()];
      expect(theirs.code, theirs.complaints).to.equal(0);
      expect(theirs.entries).to.deep.equal(ours.entries);
      const { id: _, date, home, away, ...header } = theirs.header;
      const { id: __, date: ___, home: ownHome, away: ownAway, ...own } = ours.header;
      expect(header).to.deep.equal(own);
      expect(date?.startDate).to.equal('2031-04-05');
      const numbers = ({ players, ...squad }: MatchHeader['home']) => ({
        ...squad,
        players: players.map(({ personId }) => personId),
      });
      expect([home, away].map(numbers)).to.deep.equal([ownHome, ownAway].map(numbers));
      expect(home.players[0]).to.deep.equal({
        personId: 11,
        fullname: 'Lou Marrow 11',
        firstname: 'Lou',
        surname: 'Marrow 11',
      });
    });

  it('put the ids of the source into the register, and keep their match when they are imported again', async () => {
    const first = await imported({ 'feed.csv': csvOfFields(torpRows) });
    const ids = registerOf(first);
    expect(ids).to.deep.include.members([
      { kind: 'match', source: 'afl', externalId: 'CD_M20310140401', id: first.header.id, names: [] },
      { kind: 'squad', source: 'afl', externalId: 'CD_T10', id: first.header.home.id, names: ['Rivermouth'] },
      { kind: 'person', source: 'afl', externalId: 'CD_I11', id: 11, names: ['Lou Marrow 11'] },
    ]);
    const again = await imported({ 'feed.csv': csvOfFields(feedRows) }, [], first.folder);
    expect([again.code, again.entries]).to.deep.equal([0, first.entries]);
    expect(again.out).to.match(/1 match was stored before: 0 changed, 1 the same/u);
    expect(registerOf(again)).to.deep.equal(ids);
  });

  it('report another score than that of the events, and say that periods end with their last event', async () => {
    const { out, complaints } = await imported({
      'feed.csv': csvOfFields(feedRows.map((row) => ({ ...row, 'homeTeamScore.totalScore': '2' }))),
    });
    expect(complaints).to.match(/home score: found "2 points", .* add up to 0\.1 \(1\), which is used/u);
    expect(out).to.match(/^1 matches whose periods end with their last event$/mu);
  });

  it('are named column by column by a dry run', async () => {
    const { out } = await imported({ 'feed.csv': csvOfFields(feedRows) }, ['--dry-run']);
    expect(out).to.match(/^ {2}chain_start <- initialState$/mu);
    expect(out).to.match(/^ {2}not read: behindInfo$/mu);
  });

  const change = (column: string, value: string): Files => ({
    'feed.csv': csvOfFields(feedRows.map((row, at) => (at === 1 ? { ...row, [column]: value } : row))),
  });
  const refused: readonly (readonly [string, Files, RegExp])[] = [
    [
      'a team of another match',
      { 'feed.csv': csvOfFields(torpRows.map((row, at) => (at === 1 ? { ...row, team_id: 'CD_T90' } : row))) },
      /^feed\.csv:3: team_id: found "CD_T90", allowed is a team of the match, Rivermouth or Rivergate Town/mu,
    ],
    [
      'a player of both sides',
      change('playerId', 'CD_I21'),
      /^feed\.csv:5: teamId: .*the side of person 21 on line 3/mu,
    ],
    [
      'an order that is no number',
      change('displayOrder', 'second'),
      /^feed\.csv:3: displayOrder: found "second", allowed is a whole number/mu,
    ],
    ['a judgement that nobody knows', change('disposal', 'splendid'), /^feed\.csv:3: disposal: found "splendid"/mu],
    ['a period that is none', change('period', 'half'), /^feed\.csv:3: period: found "half"/mu],
    [
      'no size of the ground',
      { 'feed.csv': csvOfFields(feedRows.map(({ venueWidth: _, ...row }) => row)) },
      /a column venueWidth; the file has none/u,
    ],
  ];
  for (const [what, files, complaint] of refused)
    it(`are refused with ${what}, and nothing is written`, async () => {
      const { code, complaints, folder } = await imported(files);
      expect([code, complaints]).to.satisfy(
        ([found, text]: readonly [number, string]) => found === 1 && complaint.test(text),
        complaints,
      );
      expect(readdirSync(folder)).to.deep.equal(Object.keys(files));
    });

  it('need no file of matches, and other events do', async () => {
    const folder = newFolder();
    put(folder, { 'matches.csv': csvOf(matches) });
    const both = await imported({ 'feed.csv': csvOfFields(feedRows) }, ['--matches', path.join(folder, 'matches.csv')]);
    expect(both.complaints).to.match(
      /^matches\.csv: .*every row of feed\.csv describes its match; leave out --matches/u,
    );
    const neither = await imported({ 'events.csv': csvOf(events) });
    expect(neither.complaints).to.match(/^events\.csv: .*a match file next to it, as --matches/u);
  });
});
