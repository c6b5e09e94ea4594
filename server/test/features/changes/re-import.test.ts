import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Changes, MatchEvent, MatchRevisions, RevisionComparison } from '@goalsquare/openapi';
import { expect } from 'chai';
import { addAccountsLikeSandbox } from '../../support/accounts-command.js';
import { Program } from '../../support/program.js';
import { serversForSuite, type ServerProcess } from '../../support/server-process.js';

const READER = 'sandbox-transactional';
const MATCH = 900001;
const cli = new URL('../../../../data/src/cli.ts', import.meta.url);

const columns =
  'match_id,seq,chain,chain_start,chain_end,chain_side,period,period_secs,side,person_id,type,disposal,shot,behind_info,x,y,turnover_dup';
const rows = [
  `${MATCH},1,1,centreBounce,goal,H,1,0,,,Centre Bounce,,,,0,0,0`,
  `${MATCH},2,1,centreBounce,goal,H,1,4,H,11,Hard Ball Get,,,,2,1,0`,
  `${MATCH},3,1,centreBounce,goal,H,1,5,H,11,Kick,effective,,,3,1,0`,
  `${MATCH},4,1,centreBounce,goal,H,1,9,H,12,Uncontested Mark,,,,45,5,0`,
  `${MATCH},5,1,centreBounce,goal,H,1,20,H,12,Kick,effective,1,,45,5,0`,
  `${MATCH},6,1,centreBounce,goal,H,1,22,H,12,Goal,,,,45,5,0`,
  `${MATCH},7,2,possGain,endQuarter,A,1,60,A,21,Loose Ball Get,,,,-10,5,0`,
  `${MATCH},8,2,possGain,endQuarter,A,1,62,A,21,Kick,ineffective,,,-12,5,0`,
];
const matches = [
  'match_id,season,afl_round_number,date_utc,venue,venue_length_m,venue_width_m,home,away,home_points,home_direction_q1,periods_end_secs',
  `${MATCH},2031,4,2031-04-05,Cinder Park,160,140,Rivermouth,Rivergate Town,6,right,1801`,
  '900002,2031,4,2031-04-06,Alder Green,150,120,Old North Wharf,Rivermouth,0,left,1700',
];
/** The same with another player at the first kick, and without the kick at the end. */
const corrected = rows.slice(0, 7).map((row, at) => (at === 2 ? row.replace(',H,11,', ',H,12,') : row));

describe('an import of matches that a server has', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 're-import-'));
  const [data, state] = ['data', 'state'].map((name) => path.join(folder, name)) as [string, string];
  const begin = serversForSuite({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });
  let server: ServerProcess;

  async function importing(events: readonly string[], ...words: readonly string[]): Promise<void> {
    const files = ['events.csv', 'matches.csv'].map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(files[0], [columns, ...events, ''].join('\n'));
    writeFileSync(files[1], [...matches, ''].join('\n'));
    const from = ['--format', 'chains-csv', '--events', files[0], '--matches', files[1], '--out', data];
    const program = new Program(cli, {}, ['import', ...from, ...words]);
    expect(await program.over, program.err).to.equal(0);
  }

  async function get<T>(at: string): Promise<T> {
    const answer = await server.ask(at, READER);
    const body: unknown = await answer.json();
    expect(answer.status, JSON.stringify(body)).to.equal(200);
    return body as T;
  }

  const ids = ({ changes }: Changes): readonly string[] => changes.map(({ messageId }) => messageId);
  const kicks = async (query: string): Promise<unknown> =>
    get(`/v1/matches/${MATCH}/statistics/players?metric=KICK${query}`);

  before(() => {
    addAccountsLikeSandbox(state);
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is in the feed of changes once, also if the server is killed, with revisions and what was known', async () => {
    await importing(rows);
    server = await begin().ready();
    const first = await get<Changes>('/v1/changes?since=0');
    expect([ids(first), first.more]).to.deep.equal([[], false]);
    const before = await kicks('');
    const { revision: old } = await get<MatchRevisions>(`/v1/matches/${MATCH}/revisions?limit=1`);
    await server.end();
    const instant = new Date().toISOString();

    await importing(rows);
    server = await begin().ready();
    expect(await get(`/v1/changes?since=${first.cursor}`), 'without a change').to.deep.equal(first);
    await server.end('SIGKILL');

    await importing(corrected, '--replace', '--reason', 'Reviewed after the match');
    server = await begin().ready();
    await server.end('SIGKILL');
    server = await begin().ready();
    const page = await get<Changes>(`/v1/changes?since=${first.cursor}&limit=1`);
    expect(page.changes[0]).to.deep.include({ kind: 'removal', matchId: MATCH, revision: old + 1 });
    const rest = await get<Changes>(`/v1/changes?since=${page.cursor}`);
    const [amendment] = rest.changes as readonly (MatchEvent & { readonly metricCodes?: readonly string[] })[];
    expect(rest.changes).to.have.lengthOf(1);
    expect(amendment).to.deep.include({ kind: 'amendment', matchId: MATCH, revision: old + 2 });
    expect(amendment?.metricCodes).to.include.members(['KICK', 'DISPOSAL']).and.not.include('GOAL');
    await server.end();

    server = await begin().ready();
    expect(ids(await get(`/v1/changes?since=${first.cursor}`)), 'after a further start').to.deep.equal([
      ...ids(page),
      ...ids(rest),
    ]);
    const comparison = await get<RevisionComparison>(`/v1/matches/${MATCH}/revisions/${old}...${old + 2}?metric=KICK`);
    for (const one of comparison.corrections)
      expect(one).to.deep.include({ by: 'import', reason: 'Reviewed after the match' });
    expect(
      comparison.statistics.flatMap(({ personId, before: was, after: is, steps }) =>
        personId === undefined ? [] : [[personId, was, is, steps.map(({ kind }) => kind)]],
      ),
    ).to.deep.equal([
      [11, 1, 0, ['amendment']],
      [12, 1, 2, ['amendment']],
      [21, 1, 0, ['removal']],
    ]);
    expect(await kicks(`&knownAt=${instant}`)).to.deep.equal(before);
    expect(await kicks('')).not.to.deep.equal(before);
    await server.end();
  });
});
