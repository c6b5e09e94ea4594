import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  dataFiles,
  openWorld,
  readMatchLog,
  readSeasonRecord,
  type MatchStore,
  type Season,
  type World,
} from '@goalsquare/data';
import { isOver, ladderOf, levels, type MatchBrief, type MatchLog, type StatusCode } from '@goalsquare/engine';
import { expect } from 'chai';
import { sandboxSeed, smallLeagues } from '@goalsquare/simulator';
import { generateWorld } from '../../src/sandbox/generate.js';
import { manifestIn, type Manifest } from '../../src/store/directory/manifest.js';

const parent = mkdtempSync(path.join(tmpdir(), 'small-world-'));
const { GOALSQUARE_SMALL_WORLD: shared } = process.env;
/** The world that suites share, or a new one. */
const folder = shared ?? path.join(parent, 'world');

let manifest: Manifest;
let matches: MatchStore;
let world: World;
const said: string[] = [];

const seasonOf = (league: number, level: number, season: number): Season => {
  const found = world.season(league, level, season);
  if (found === undefined) throw new Error(`no season ${league} ${level} ${season}`);
  return found;
};
const seasons = (): readonly Season[] =>
  world.leagues.flatMap(({ id, levels: of }) =>
    of.flatMap((level) => level.seasonIds.map((season) => seasonOf(id, level.id, season))),
  );
const briefs = (): readonly MatchBrief[] => seasons().flatMap((season) => season.matches);
const withStatus = (code: StatusCode, of: readonly MatchBrief[] = briefs()): readonly MatchBrief[] =>
  of.filter(({ status }) => status === code);
const logOf = async (id: number): Promise<MatchLog> => (await matches.log(id)) as MatchLog;
const statusesOf = ({ entries }: MatchLog): readonly StatusCode[] =>
  entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));

describe('the small world', () => {
  before(async () => {
    if (shared === undefined)
      await generateWorld({ seed: sandboxSeed, designs: smallLeagues, out: folder, workers: 0 });
    manifest = manifestIn(folder) as Manifest;
    ({ matches, world } = await openWorld(folder, (line) => said.push(line)));
  });
  after(() => {
    matches.close();
    rmSync(parent, { recursive: true, force: true });
  });

  it('gives every season of a league and level the same championship, and no other', () => {
    const named = seasons().map(({ record: { league, level, championshipId } }) => [
      `${league.id} ${level.id}`,
      championshipId,
    ]);
    const pairs = new Set(named.map((pair) => pair.join(': ')));
    expect(named.every(([, id]) => id !== undefined)).to.equal(true);
    expect(pairs.size).to.equal(new Set(named.map(([place]) => place)).size);
    expect(pairs.size).to.equal(new Set(named.map(([, id]) => id)).size);
  });

  it('opens from its compact forms without a fault', () => {
    expect(matches.faults).to.deep.equal([]);
    expect(said).to.deep.equal([]);
  });

  it('has a manifest that describes it', () => {
    expect(manifest).to.deep.include({
      seed: 2026,
      matches: briefs().length,
      leagues: smallLeagues.map(({ id }) => id),
    });
  });

  it('has valid logs and records', () => {
    const files = dataFiles(folder);
    expect(files.logs).to.have.length(manifest.matches);
    for (const { file } of files.records)
      expect(readSeasonRecord(file, readFileSync(path.join(folder, file))).kind).to.equal('season');
    for (const { file } of files.logs)
      expect(readMatchLog(file, readFileSync(path.join(folder, file))).log.header.id).to.equal(
        Number(path.basename(file).split('.')[0]),
      );
  });

  it('has every league and level, with a match that was played to the end', () => {
    const codes = world.leagues.map(({ id, levels: of }) => [id, of.map((level) => level.code)]);
    expect(codes).to.deep.equal(
      smallLeagues.map(({ id, levels: of }) => [
        id,
        [...of.map(({ level }) => level)].sort(
          (a, b) => levels.findIndex(({ code }) => code === a) - levels.findIndex(({ code }) => code === b),
        ),
      ]),
    );
    for (const { id, levels: of } of world.leagues)
      for (const level of of) {
        expect(
          withStatus(
            'FINAL',
            level.seasonIds.flatMap((season) => seasonOf(id, level.id, season).matches),
          ).length,
          `${id} ${level.code}`,
        ).to.be.greaterThan(0);
      }
  });

  it('lists in the log what is not captured of the second tier', async () => {
    const [second, first] = await Promise.all([
      logOf(withStatus('FINAL', seasonOf(6, 1, 2025).matches)[0]?.id ?? 0),
      logOf(withStatus('FINAL', seasonOf(1, 1, 2025).matches)[0]?.id ?? 0),
    ]);
    expect(second.header.lacks).to.include('pressure');
    expect(first.header.lacks ?? []).to.deep.equal([]);
  });

  describe('has a season in progress', () => {
    const now = (): readonly MatchBrief[] => seasonOf(1, 1, 2026).matches;

    it('with matches finished, under way, about to begin, with teams entered and scheduled', () => {
      for (const code of ['FINAL', 'LIVE', 'PREM', 'TEAMS', 'SCHED'] as const)
        expect(withStatus(code, now()).length, code).to.be.greaterThan(0);
    });

    it('with several matches side by side, at different points', () => {
      const live = withStatus('LIVE', now());
      expect(live.length).to.be.at.least(2);
      expect(new Set(live.map(({ clock }) => clock?.period)).size).to.be.at.least(2);
      for (const { home, away } of live) expect([home.score, away.score]).not.to.include(undefined);
    });

    it("with a women's match under way", () => {
      const live = seasonOf(3, 1, 2026).matches.filter(({ status }) => ['LIVE', 'QT', 'HT', 'TQT'].includes(status));
      expect(live.length).to.be.greaterThan(0);
    });

    it('with players once teams are entered, and none before', () => {
      for (const { home, away } of [...withStatus('TEAMS'), ...withStatus('PREM')])
        expect(Math.min(home.players.length, away.players.length)).to.be.at.least(21);
      for (const { home, away, clock } of withStatus('SCHED'))
        expect([home.players, away.players, clock]).to.deep.equal([[], [], undefined]);
    });

    it('with matches that have a date and a time, a date alone, or neither', () => {
      const shapes = new Set(withStatus('SCHED', now()).map(({ date }) => Object.keys(date ?? {}).length));
      expect(shapes).to.deep.equal(new Set([3, 1, 0]));
    });

    it('without a toss, a crowd or a transaction before the start', async () => {
      for (const { id } of [...withStatus('TEAMS'), ...withStatus('PREM')]) {
        const { header, entries } = await logOf(id);
        expect(header).not.to.have.any.keys('tossWinner', 'homeFirstDirection', 'attendance');
        expect(entries.every(({ kind }) => kind === 'status')).to.equal(true);
      }
      for (const { id } of withStatus('LIVE')) expect((await logOf(id)).header).to.have.property('tossWinner');
    });

    it('without a status after the instant', async () => {
      for (const { id } of briefs().filter((match) => !isOver(match))) {
        for (const entry of (await logOf(id)).entries)
          if (entry.kind === 'status')
            expect((entry.utc ?? '') <= manifest.instant, `${id} ${entry.code}`).to.equal(true);
      }
    });
  });

  describe('has', () => {
    const specials: readonly (readonly [string, () => readonly MatchBrief[], readonly StatusCode[]])[] = [
      ['a cancelled match', () => withStatus('CANC', seasonOf(1, 1, 2025).matches), ['CANC']],
      ['a cancelled match of the second tier', () => withStatus('CANC', seasonOf(5, 1, 2025).matches), ['CANC']],
      [
        'an abandoned match',
        () => withStatus('ABAN', seasonOf(12, 2, 2025).matches),
        ['TEAMS', 'PREM', 'LIVE', 'QT', 'LIVE', 'HT', 'LIVE', 'ABAN'],
      ],
      ['a postponed match', () => withStatus('POST', seasonOf(3, 1, 2026).matches), ['POST']],
      ['a suspended match', () => withStatus('SUSP', seasonOf(5, 1, 2026).matches), ['TEAMS', 'PREM', 'LIVE']],
    ];
    for (const [name, found, statuses] of specials) {
      it(name, async () => {
        const [match, ...more] = found();
        expect(more).to.deep.equal([]);
        expect(statusesOf(await logOf(match?.id ?? 0)).slice(0, statuses.length)).to.deep.equal(statuses);
      });
    }

    it('points shared for a cancelled match', () => {
      const season = seasonOf(1, 1, 2025);
      const [cancelled] = withStatus('CANC', season.matches);
      for (const { squad, played, wins, draws, points } of ladderOf(season).lines) {
        const wasOff = squad.id === cancelled?.home.id || squad.id === cancelled?.away.id;
        expect([played, points]).to.deep.equal([wasOff ? 2 : 3, 4 * wins + 2 * draws + (wasOff ? 2 : 0)]);
      }
    });

    it('a drawn match', () => {
      const drawn = seasonOf(1, 1, 2025).matches.filter(
        ({ type, status, home, away }) =>
          type === 'HA' && status === 'FINAL' && home.score?.points === away.score?.points,
      );
      expect(drawn.length).to.be.greaterThan(0);
    });

    it('a final with extra time, and none that is drawn', () => {
      const finals = briefs().filter(({ type, status }) => !['HA', 'PR'].includes(type) && status === 'FINAL');
      expect(finals.length).to.be.greaterThan(6);
      expect(finals.filter(({ clock }) => (clock?.period ?? 0) > 4).map(({ type }) => type)).to.include('PF');
      for (const { home, away } of finals) expect(home.score?.points).not.to.equal(away.score?.points);
    });

    it('a match with a long interruption', async () => {
      const logs = await Promise.all(withStatus('FINAL', seasonOf(1, 1, 2025).matches).map(({ id }) => logOf(id)));
      const [stopped] = logs.filter((log) => statusesOf(log).includes('SUSP'));
      const lengths = (stopped?.entries ?? []).flatMap((entry) =>
        entry.kind === 'status' && entry.code === 'FT' ? [entry.periodSeconds ?? 0] : [],
      );
      expect(lengths[0]).to.be.greaterThan(3_000);
    });

    it('a postponed match that was played later', async () => {
      const logs = await Promise.all(withStatus('FINAL', seasonOf(1, 1, 2025).matches).map(({ id }) => logOf(id)));
      const [later] = logs.filter((log) => statusesOf(log).includes('POST'));
      expect(later && statusesOf(later).slice(0, 4)).to.deep.equal(['POST', 'SCHED', 'TEAMS', 'PREM']);
      const moved = later?.entries.find(({ kind }) => kind === 'correction');
      expect(
        moved?.kind === 'correction' && (moved.set.date?.startDate ?? '') > (later?.header.date?.startDate ?? ''),
      ).to.equal(true);
    });

    it('a match at the ground overseas', () => {
      expect(briefs().filter(({ venue }) => venue.timeZone === 'Pacific/Auckland').length).to.be.greaterThan(0);
    });

    it('a squad placed last by a penalty', () => {
      const ladder = ladderOf(seasonOf(12, 1, 2025));
      expect(ladder.lines.at(-1)?.squad.code).to.equal('COP');
    });

    it('conferences', () => {
      const { record } = seasonOf(3, 1, 2024);
      expect(record.conferences.map(({ name }) => name)).to.deep.equal(['Conference A', 'Conference B']);
      expect(new Set(record.squads.map(({ conferenceCode }) => conferenceCode))).to.deep.equal(new Set(['A', 'B']));
    });

    it("umpires of men's matches, and none of women's", async () => {
      const officials = async (league: number, season: number) =>
        (await logOf(withStatus('FINAL', seasonOf(league, 1, season).matches)[0]?.id ?? 0)).header.officials ?? [];
      expect((await officials(1, 2025)).map(({ position }) => position?.code)).to.deep.equal(['FU', 'FU', 'FU', 'FU']);
      expect(await officials(3, 2024)).to.deep.equal([]);
    });
  });

  it('has finals that follow from its ladders', () => {
    const { matches: played, ...season } = seasonOf(1, 1, 2025);
    const [first, second, third, fourth] = ladderOf({ ...season, matches: played }).lines.map(({ squad }) => squad.id);
    const semis = played.filter(({ type }) => type === 'SF').map(({ home, away }) => [home.id, away.id]);
    expect(semis).to.have.deep.members([
      [third, fourth],
      [first, second],
    ]);
    const [grand] = played.filter(({ type }) => type === 'GF');
    const winnerOf = ({ home, away }: MatchBrief): number =>
      (home.score?.points ?? 0) > (away.score?.points ?? 0) ? home.id : away.id;
    const [semi] = played.filter(({ type, home }) => type === 'SF' && home.id === first);
    const [preliminary] = played.filter(({ type }) => type === 'PF');
    expect([grand?.home.id, grand?.away.id]).to.deep.equal([
      semi && winnerOf(semi),
      preliminary && winnerOf(preliminary),
    ]);
  });

  it('has every player of a match on the list of the squad', () => {
    for (const { record, matches: played } of seasons()) {
      const lists = new Map(
        record.squads.map(({ id, players }) => [id, new Set(players.map(({ personId }) => personId))]),
      );
      for (const { home, away } of played)
        for (const squad of [home, away])
          for (const { personId } of squad.players) expect(lists.get(squad.id)?.has(personId)).to.equal(true);
    }
  });
});
