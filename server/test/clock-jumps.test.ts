import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { KEY } from './support/app.js';
import { logs } from './support/match-log.js';
import { serversForSuite, type ServerProcess } from './support/server-process.js';
import { until } from './support/until.js';

const [{ header, entries } = { header: undefined, entries: [] }] = logs;
const FED = 9001;
const SCORE = `/v1/matches/${FED}/score`;

/** A server with its folders, a fed match, and requests to it. */
class FaultyMachine {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  readonly state = path.join(this.folder, 'state');
  readonly data = path.join(this.folder, 'data');
  server: ServerProcess | undefined;
  #sent = 0;

  prepare(): void {
    mkdirSync(this.data);
    addAccountsLikeSandbox(this.state);
  }

  get running(): ServerProcess {
    if (this.server === undefined) throw new Error('the server is not started');
    return this.server;
  }

  async post(to: string, body: unknown, token = 'sandbox-operator'): Promise<number> {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `"${(this.#sent += 1)}"` };
    return (await this.running.ask(to, token, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  readonly permalink = (): Promise<number> => this.post('/v1/permalinks', { path: SCORE, format: 'json' }, KEY);
  readonly append = (from: number, to: number): Promise<number> =>
    this.post(`/operator/matches/${FED}/entries`, { entries: entries.slice(from, to) });
  readonly score = async (): Promise<number> => (await this.running.ask(SCORE, KEY)).status;

  async feed(to: number): Promise<void> {
    expect(await this.post('/operator/matches', { ...header, id: FED })).to.equal(201);
    expect(await this.append(0, to)).to.equal(200);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

describe('a server whose clock jumps', () => {
  const machine = new FaultyMachine();
  const { state, data } = machine;
  const jumpFile = path.join(machine.folder, 'jump');
  const preload = path.join(machine.folder, 'clock.mjs');
  const begin = serversForSuite({
    GOALSQUARE_DATA: data,
    GOALSQUARE_STATE: state,
    NODE_OPTIONS: `--import=${preload}`,
  });

  before(async () => {
    machine.prepare();
    writeFileSync(
      preload,
      `import { readFileSync } from 'node:fs';
const RealDate = Date, real = Date.now;
let jump = 0;
process.on('SIGUSR2', () => { jump = Number(readFileSync(${JSON.stringify(jumpFile)}, 'utf8')); process.stdout.write('clock at ' + jump + '\\n'); });
globalThis.Date = class extends RealDate { constructor(...of) { of.length === 0 ? super(real() + jump) : super(...of); } static now() { return real() + jump; } };\n`,
    );
    machine.server = await begin().ready();
    await machine.feed(20);
  });
  after(() => {
    machine.remove();
  });

  it('answers, accepts entries and sends events after ten minutes forward and back', async () => {
    const { running } = machine;
    const stream = await running.ask(`/v1/matches/${FED}/events`, KEY);
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = '';
    let at = 20;
    for (const minutes of [10, 0, -10, 0]) {
      writeFileSync(jumpFile, String(minutes * 60_000));
      const said = running.out.length;
      running.signal('SIGUSR2');
      await until('the clock is set', () => running.out.slice(said).includes(`clock at ${minutes * 60_000}`));
      expect([await machine.score(), await machine.permalink(), await machine.append(at, at + 1)]).to.deep.equal([
        200, 201, 200,
      ]);
      at += 1;
      while (!text.includes(`\nid: ${at}`)) {
        const { value, done } = await reader.read();
        expect(done).to.equal(false);
        text += decoder.decode(value);
      }
    }
    await reader.cancel();
    expect(running.out.split('\n').filter((line) => line.includes('"level":50'))).to.deep.equal([]);
  });
});
