import { readFileSync } from 'node:fs';
import { contractDocument, type ExtensionId, type Replay } from '@goalsquare/openapi';
import { progressOf, type MatchBrief } from '@goalsquare/engine';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';
import { smallWorld } from '../../support/small-world.js';
import { datasetForSuite } from '../datasets/dataset-folder.js';
import { linkTo, NOW } from './links.js';

/** The operations that extend the contract and take GET. */
const gets = Object.entries(contractDocument.paths).flatMap(([template, { get }]) =>
  get?.['x-extension'] === true ? [{ template, get }] : [],
);
const ids = gets.map(({ get: { operationId } }) => operationId as ExtensionId);
const directed = new Set(gets.flatMap(({ get }) => (get['x-answers'] === undefined ? [] : [get.operationId])));

/** The subjects of the calls. */
interface Ids {
  readonly match: MatchBrief;
  readonly personId: number;
  readonly replayId: number;
}

/** A call of each of them. */
const callsOf = ({ match, personId, replayId }: Ids): Readonly<Record<string, string>> => {
  const { id, leagueId, levelId, seasonId } = match;
  const season = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}`;
  const across = `leagueId=${leagueId}&levelId=${levelId}&seasonId=${seasonId}`;
  const files = `leagueId=${leagueId}/levelId=${levelId}/seasonId=${seasonId}`;
  return {
    getMatchEvents: `/v1/matches/${id}/events`,
    getMatchForecastEvents: `/v1/matches/${id}/forecast/events`,
    getLeagueEvents: `/v1/leagues/${leagueId}/events`,
    getChangesEvents: '/v1/changes/events',
    getTransactionTimeline: `/v1/matches/${id}/transactions/timeline`,
    getDatasetSeasonFile: `/v1/datasets/matches/${files}/data.parquet`,
    getDatasetMatchFile: `/v1/datasets/former/${files}/matchId=${id}/data.parquet`,
    getPlayerEvidence: `/v1/matches/${id}/statistics/players/${personId}/evidence?metric=DISPOSAL`,
    getSquadEvidence: `/v1/matches/${id}/statistics/squads/${match.home.id}/evidence?metric=INSIDE_50`,
    getMatchFlow: `/v1/matches/${id}/statistics/flow?metric=GOAL&limit=2`,
    getReplays: '/v1/replays',
    getReplay: `/v1/replays/${replayId}`,
    getReplayTimetable: '/v1/replays/timetable',
    getMetricModels: '/v1/metadata/models',
    getPlayersAcrossMatches: `/v1/statistics/players?${across}&metric=KICK,GOAL&limit=3`,
    getSquadsAcrossMatches: `/v1/statistics/squads?${across}&metric=KICK&context=Diff`,
    getPlayersEvidenceAcrossMatches: `/v1/statistics/players/evidence?${across}&metric=KICK&key=${personId}`,
    getSquadsEvidenceAcrossMatches: `/v1/statistics/squads/evidence?${across}&metric=KICK&key=${match.home.id}`,
    getPersonMatches: `/v1/persons/${personId}/matches?metric=KICK`,
    getLevelSeasonLeaders: `${season}/leaders?metric=GOAL`,
    getSeasonLeaders: `/v1/seasons/${seasonId}/leaders?metric=GOAL`,
    getPersons: '/v1/persons?name=a&limit=5',
    getPerson: `/v1/persons/${personId}`,
    getExternalIds: '/v1/external-ids?kind=squad',
    getMatchRevisions: `/v1/matches/${id}/revisions`,
    getRevisionComparison: `/v1/matches/${id}/revisions/10...20?metric=KICK`,
    getChanges: '/v1/changes?limit=2',
    getMatchCoverage: `/v1/matches/${id}/coverage`,
    getLevelSeasonCoverage: `${season}/coverage`,
    getSeasonCoverage: `/v1/seasons/${seasonId}/coverage`,
    getMatchInsAndOuts: `/v1/matches/${id}/ins-and-outs`,
    getMatchQuality: `/v1/matches/${id}/quality`,
    getLevelSeasonQuality: `${season}/quality`,
    getSeasonQuality: `/v1/seasons/${seasonId}/quality`,
    getMatchForecast: `/v1/matches/${id}/forecast`,
    getLevelSeasonForecast: `${season}/forecast?runs=200`,
    getForecastCalibration: '/v1/metadata/forecasts/calibration',
    getPermalinks: '/v1/permalinks',
    getDataset: '/v1/datasets',
    getDatasetSeason: `/v1/datasets/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}`,
  } satisfies Partial<Record<ExtensionId, string>>;
};

describe('permalinks of extensions', () => {
  const { directory } = datasetForSuite();
  const app = appForSuite(async () => {
    const { matches, world } = await smallWorld();
    return { matches, world, now: () => NOW, dataset: directory, permalinksPerAccount: 1000 };
  });
  let calls: Readonly<Record<string, string>> = {};

  before(async () => {
    const { world } = await smallWorld();
    const match = world.season(1, 1, 2025)?.matches.find((one) => progressOf(one) === 'Completed');
    const personId = match?.home.players[0]?.personId;
    if (match === undefined || personId === undefined) throw new Error('the small world has no match of players');
    const replay = (await app.post('/v1/replays', { matchId: match.id }).expect(201)).body as Replay;
    calls = callsOf({ match, personId, replayId: replay.matchId });
  });

  for (const { template, get } of gets.filter(({ get: { operationId } }) => !directed.has(operationId)))
    it(`answer GET ${template} as the call itself does`, async () => {
      const path = calls[get.operationId] ?? '';
      const url = (format: string): string => `${path}${path.includes('?') ? '&' : '?'}format=${format}`;
      const hasFormats = JSON.stringify(get.parameters ?? []).includes('Format"');
      const link = await linkTo(app, { path });
      const direct = await app.get(path);
      if (get.operationId === 'getDatasetSeason') expect(direct.status).to.be.oneOf([200, 404]);
      else expect(direct.status, direct.text).to.equal(200);
      const json = await app.bare('get', `${link}.json`);
      expect(json.status).to.equal(direct.status);
      if (direct.status === 200) expect(json.text).to.equal(direct.text);
      expect(json.headers.link).to.equal(undefined);
      if (hasFormats) {
        const csv = await app.bare('get', link);
        expect(csv.text).to.equal((await app.get(url('csv'))).text);
        expect(csv.headers['content-type']).to.contain('csv');
      } else {
        expect((await app.bare('get', link)).headers['content-type']).to.contain('json');
        expectProblem(
          await app.bare('get', `${link}.csv`).set('X-Request-Id', 'test'),
          'permalink-not-found',
          'This permalink has no CSV: its call returns JSON only. Open it without an ending, or with .json.',
        );
        const asCsv = await app.post('/v1/permalinks', { path, format: 'csv' });
        expect([asCsv.status, (asCsv.body as { readonly detail?: string }).detail]).to.deep.equal([
          400,
          `/format 'csv' is not possible: ${path} returns JSON only.`,
        ]);
      }
    });

  it('refuse streams and files, and name what the operation returns', async () => {
    expect(directed.size).to.equal(7);
    for (const id of ids.filter((one) => directed.has(one))) {
      const answer = await app.post('/v1/permalinks', { path: calls[id] });
      const { detail } = answer.body as { readonly detail: string };
      expect(answer.status, id).to.equal(400);
      expect(detail).to.match(
        /returns a (?:stream|file): a permalink needs an operation that takes GET and returns JSON/u,
      );
    }
  });

  it('answer a batch across matches, and refuse what changes something', async () => {
    const body = { queries: [{ leagueId: 1, levelId: 1, seasonIds: [2025], metricCodes: ['KICK'], limit: 2 }] };
    const path = '/v1/statistics/players';
    const link = await linkTo(app, { path, body, format: 'json' });
    expect((await app.bare('get', link)).text).to.equal((await app.post(path, body)).text);
    const refused = await app.post('/v1/permalinks', { path: '/v1/replays', body: { matchId: 1 } });
    expect((refused.body as { readonly detail: string }).detail).to.equal(
      "/path '/v1/replays' changes something: a permalink needs an operation that takes a body and returns JSON.",
    );
  });

  it('are refused if the account may not make the call, and check it without its headers', async () => {
    const path = calls.getPlayersAcrossMatches ?? '';
    const made = await app.post('/v1/permalinks', { path });
    expect([made.status, made.headers['accept-query']]).to.deep.equal([201, undefined]);
    const basic = await app.by('post', '/v1/permalinks', 'sandbox-basic').send({ path: calls.getMatchFlow });
    expect(basic.status, basic.text).to.equal(403);
    const wrong = await app.post('/v1/permalinks', { path: `${path}&measure=mode` });
    expect(wrong.status).to.equal(400);
  });

  it('are listed in the documentation: every operation, its formats, and those that have none', () => {
    const text = readFileSync(new URL('../../../../docs/permalinks.md', import.meta.url), 'utf8');
    for (const { template, get } of gets) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`GET ${template}\` `));
      const hasFormats = JSON.stringify(get.parameters ?? []).includes('Format"');
      const kind =
        get['x-answers'] === undefined
          ? hasFormats
            ? 'CSV and JSON'
            : 'JSON'
          : `no: it returns a ${get['x-answers']}`;
      expect(row?.split('|')[2]?.trim(), template).to.equal(kind);
    }
  });
});
