import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { STATE_VERSION } from '../../src/domain/state/state-version.js';
import { header, logs } from '../support/match-log.js';
import { Program } from '../support/program.js';
import { serversForSuite } from '../support/server-process.js';
import { oldStates, STORED_MATCH, unpack } from './old-state.js';
import { recordForms } from './record-forms.js';

/** The first release. A folder of state has had the same version since. */
const RELEASE = '1.0.0';
const NOWHERE = 'http://127.0.0.1:9/';
const NEW_MATCH = 9100;

/**
 * Additions that a server of 1.0.0 never wrote and ignores: members of records, which it does not check, and tables of
 * a database, because it opens its own by name.
 */
const readOver = [
  'live/matches.lmdb entries [number, number]: .recorded string',
  'live/matches.lmdb stored number:  number',
  "subscriptions.lmdb  ['waiting', string, number]: .error string",
];

describe(`a folder of state of version ${RELEASE} that this server has used`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rollback-'));
  const [state, data] = [path.join(folder, 'state'), path.join(folder, 'data')];
  const environment = { GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, WEBHOOK_TARGETS: 'any' };
  const begin = serversForSuite(environment);
  const old = oldStates.find(({ version }) => version.version === RELEASE);
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(`can be read by a server of ${RELEASE}: every record has a form that it wrote too`, async () => {
    if (old === undefined) throw new Error(`the folder of state of ${RELEASE} was not recorded`);
    expect(STATE_VERSION, 'a newer version needs a backup to go back: describe that, and remove this test').to.equal(1);
    unpack(old, state, data);
    const before = await recordForms(state);

    const subscribed = new Program('subscriptions-cli', environment, ['add', '--account', 'club', '--url', NOWHERE]);
    expect(await subscribed.over, subscribed.err).to.equal(0);
    const server = await begin().ready();
    const post = async (to: string, body: unknown): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': to };
      const answer = await server.ask(to, old.key, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.ok, `${to}: ${answer.status}`).to.equal(true);
    };
    await post('/operator/matches', { ...header, id: NEW_MATCH });
    await post(`/operator/matches/${NEW_MATCH}/entries`, { entries: logs[0]?.entries });
    await post('/v1/permalinks', { path: `/v1/matches/${STORED_MATCH}/score`, name: 'new', format: 'csv' });
    await post('/v1/replays', { matchId: STORED_MATCH });
    expect((await server.ask(`/v1/matches/${NEW_MATCH}/score`, old.key)).status).to.equal(200);
    expect(await server.end()).to.equal(0);

    const added = [...(await recordForms(state))].filter((form) => !before.has(form) && !readOver.includes(form));
    expect(added).to.deep.equal([]);
  });
});
