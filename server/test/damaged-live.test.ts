import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';

const [{ header, entries } = { header: undefined, entries: [] }] = logs;
const SOUND = 9001;
const DAMAGED = 9002;

describe('a server one of whose live matches is damaged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'damaged-live-'));
  const [state, data] = [path.join(folder, 'state'), path.join(folder, 'data')];
  const file = path.join(state, 'live', 'matches.lmdb');
  const begin = serversForSuite({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  let sent = 0;
  const post = async (server: ServerProcess, to: string, body: unknown): Promise<number> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `"${(sent += 1)}"` };
    return (await server.ask(to, 'sandbox-operator', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const paths = (id: number): readonly string[] =>
    ['', '/score', '/statistics/players', '/chains'].map((part) => `/v1/matches/${id}${part}`);

  before(async () => {
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    const server = await begin().ready();
    for (const id of [SOUND, DAMAGED]) {
      expect(await post(server, '/operator/matches', { ...header, id })).to.equal(201);
      expect(await post(server, `/operator/matches/${id}/entries`, { entries })).to.equal(200);
    }
    expect(await server.end()).to.equal(0);
    const bytes = readFileSync(file);
    const text = JSON.stringify({ ...header, id: DAMAGED });
    const digit = text.indexOf('"personId":') + '"personId":'.length;
    let places = 0;
    for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1), places += 1)
      bytes.writeUInt8((bytes[at + digit] ?? 0) ^ 1, at + digit);
    expect(places).to.be.greaterThan(0);
    writeFileSync(file, bytes);
  });

  it('answers 503 that names the match, is degraded, logs it once, and serves all others', async () => {
    const server = await begin().ready();
    for (const to of paths(SOUND)) expect((await server.ask(to, KEY)).status, to).to.equal(200);
    for (const to of [...paths(DAMAGED), ...paths(DAMAGED)]) {
      const answer = await server.ask(to, KEY);
      const problem = (await answer.json()) as { readonly type: string; readonly detail: string };
      expect([answer.status, problem.type], `${to} ${problem.detail}`).to.deep.equal([503, '/problems/unavailable']);
      expect(problem.detail).to.contain(`match ${DAMAGED} is damaged: its checksum differs`);
    }
    expect(await post(server, `/operator/matches/${DAMAGED}/entries`, { entries: entries.slice(0, 1) })).to.equal(503);
    expect(await post(server, '/operator/matches', { ...header, id: 9003 })).to.equal(201);
    const seasons = await server.ask(`/v1/seasons/${header?.seasonId}/fixture`, KEY);
    expect(seasons.status).to.equal(503);
    const ready = await server.ask('/readyz');
    expect([ready.status, await ready.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 200 && /^data: degraded: 1 fault in/mu.test(text),
    );
    const errors = server.out.split('\n').filter((line) => line.includes('"level":50'));
    expect(errors, server.out).to.have.lengthOf(1);
    expect(errors[0]).to.contain(`matches.lmdb: match ${DAMAGED}: `);
    expect(await server.end()).to.equal(0);
  });
});
